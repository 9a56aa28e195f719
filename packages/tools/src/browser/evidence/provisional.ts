/** How pages say that something is taken down and not yet done. A status somebody chose ("Pending") is no such thing. */
const PROVISIONAL = [
  /\b(?:saved|stored|kept) (?:as|in|to) (?:a |your |the )?drafts?\b|\b(?:only|visible to) you\b|\bin preparation\b|\bnot (?:yet )?(?:published|sent|confirmed|saved|submitted|final)\b/i,
  /\b(?:unsent|unsaved|unpublished|queued|on hold|outbox|offline|unconfirmed)\b|\b(?:confirm|verify) (?:it |this )?(?:by|via|from|in) (?:your )?e-?mail\b|\bcheck your (?:inbox|e-?mail) to (?:confirm|finish|complete)\b/i,
  /\bals entwurf\b|\bnur für sie sichtbar\b|\bin vorbereitung\b|\bnoch nicht (?:veröffentlicht|gesendet|bestätigt|gespeichert)\b|\b(?:vorgemerkt|postausgang)\b/i,
  /\bcomme brouillon\b|\bvisible par vous\b|\ben préparation\b|\bpas encore (?:publié|envoyé|confirmé|enregistré)/i,
  /\bcomo borrador\b|\bsolo (?:para ti|tú|usted)\b|\ben preparación\b|\b(?:sin|aún no) (?:publicar|enviar|confirmar|publicado|enviado|confirmado)\b/i,
  /下書き|準備中|未送信|未保存|未公開|保留中|草稿|未发送|未发布|仅自己可见/,
]

/** The state of a record, as its own page or a list has it: "State: draft", "Leek tart [Draft]". */
const DRAFT = /(?:^|: |[[(（【·|–—]\s?)(?:drafts?|entwurf|entwürfe|brouillons?|borrador(?:es)?|下書き|草稿)[\])）】]?$/i

/** The line of a record's own page that says it is not final. */
export const draftIn = (lines: readonly string[]): string | undefined =>
  lines.find((line) => DRAFT.test(line)) ?? provisionalIn(lines)

/** The first line that says so. */
export const provisionalIn = (lines: readonly string[]): string | undefined =>
  lines.find((line) => PROVISIONAL.some((words) => words.test(line)))
