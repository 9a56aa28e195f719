import type { Line } from './list-lines.ts'

/** Bars and invitations that stand on a line of their own, in the languages pages of the world are written in. */
const INVITATION =
  /^(?:advertisements?|anzeige|publicidad|publicité|share(?: this)?(?: article| story| on .{1,20})?|follow us.{0,60}|read (?:more|next|also)\b.{0,140}|see (?:also|more)\b.{0,140}|(?:you (?:may|might) also (?:like|be interested)).{0,40}|related(?: (?:articles?|posts?|stories|content|topics?|news|coverage|video))?:?|more (?:from|on|stories)\b.{0,60}|click here\b.{0,80}|sign up\b.{0,140}|subscribe\b.{0,140}|(?:tweet|pin|print|email|comments?|reply|tags?|topics|filed under|continue reading|story continues.{0,30}|loading\.*)\b:?.{0,30}|photo(?:s|graph)?(?: by|:).{0,80}|image(?:s)?(?: by|:| credit).{0,80}|\(?(?:photo|image|picture|credit|source)s?:.{0,80}|don'?t miss\b.{0,20}|copyright\b.{0,160}|©.{0,160}|all rights reserved.{0,40}|(?:watch|listen):?.{0,80})$/i

const HEADING = /^h[1-6]$/

/** Leaves out what stands before the first paragraph, what invites elsewhere, and headings with nothing under them. */
export function keepLines(lines: Line[], title: string): Line[] {
  const start = lines.findIndex((line) => isParagraph(line))
  const kept = lines.filter(
    (line, at) =>
      !isIdle(line, title) && !(at < start && isPreamble(line)) && !(at > lines.length - 5 && isFarewell(line)),
  )
  return kept.filter((line, at) => !HEADING.test(line.block.tag) || hasTextBelow(kept, at))
}

const isParagraph = ({ text, linked, block }: Line): boolean =>
  text.length > 80 && linked < text.length * 0.5 && !HEADING.test(block.tag)

function isIdle({ text, linked, block }: Line, title: string): boolean {
  if (text.length < 250 && (INVITATION.test(text) || CAPTION.test(text))) return true
  if (text.length < 400 && /\bcookies\b/i.test(text) && /\b(?:agree|accept|consent|continu)/i.test(text)) return true
  if (block.tag === 'h1' || (HEADING.test(block.tag) && same(text, title))) return true
  return linked > text.length * 0.9 && block.tag !== 'li' && text.length < 200
}

/** The last lines ask to follow, to subscribe, to write in. */
const isFarewell = ({ text }: Line): boolean =>
  text.length < 300 &&
  /\bfollow .{1,40} (?:on|at) (?:twitter|facebook|instagram|x\b)|\bnewsletters?\b|\bsubscribe\b|\bsign up\b|^contact (?:us|the)\b/i.test(
    text,
  )

const CAPTION =
  /\((?:image|photo|picture|credit|source)s?(?: credit)?:[^)]{0,60}\)$|^[^.!?]{0,120}©|^the contents of this site\b/i

const DATED = /\b(?:19|20)\d\d\b|\b\d{1,2}:\d\d\b|\bago\b/

/** A date, a name, a section: short, and no sentence. */
const isPreamble = ({ text, block }: Line): boolean =>
  HEADING.test(block.tag) ||
  /^by\b/i.test(text) ||
  (text.length < 120 && DATED.test(text)) ||
  (text.length < 60 && !/[.!?。]["”’)]?$/.test(text))

function hasTextBelow(lines: Line[], at: number): boolean {
  const below = lines[at + 1]
  return below !== undefined
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
