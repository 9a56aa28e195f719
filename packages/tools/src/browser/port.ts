import type { Hold, LogIn, NewFile, Proof, View } from '@app/toolkit'
import type { Domains } from '../egress/read-domains.ts'
import type { FormOnPage } from '../forms/field.ts'
import type { Shown } from './evidence/shown.ts'
import type { Kind } from './find.ts'
import type { Scene } from './ground/open-look.ts'
import type { Handling } from './hands.ts'
import type { Snapshot } from './look/snapshot.ts'
import type { LeftOut, ShownStep } from './show/recorder.ts'
import type { Target } from './target.ts'

/** A browser for one task: nothing of another's, and nothing left when it is closed. */
export interface Browser {
  lease(wish: Wish): Promise<Page>
  close(): Promise<void>
}

export interface Wish {
  domains: Domains
  /** The key of the step that needs it first, for whoever shows to its owner what happens in it. */
  key?: string | undefined
}

/** Where one is, after something was done. */
export interface Place {
  url: string
  title: string
}

/** What went over the wire while something was done: the only witness of an effect. */
export interface Exchange {
  method: string
  url: string
  /** Undefined while there is no answer. */
  status: number | undefined
  /** Why it shows nothing of what was done: it reports a visit, goes to another site, or goes on by itself all the time. */
  aside?: 'report' | 'elsewhere' | 'by-itself' | undefined
  /** Whether it carried something that was entered; undefined where nothing was. */
  carried?: boolean | undefined
  /** It led to the next page. */
  moves?: boolean | undefined
  /** What its answer says against it, though its status is fine. */
  refusal?: string | undefined
}

/** What came of something that was done to a page. */
export interface Done extends Place {
  sent: Exchange[]
  shown: Shown
}

/** What the page calls what was meant, where that is something else than what was said. */
interface Renamed {
  called?: string
}

/** One window, as an agent needs it. Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface Page {
  /** Unseen: it is only read, and nobody will want a picture of it. */
  open(url: string, signal: AbortSignal, how?: { unseen: boolean }): Promise<Place & { status: number | undefined }>
  /** Presses something, waits until the page has come to rest, and says what was sent meanwhile. */
  click(target: Target, signal: AbortSignal, how?: Press): Promise<Done & Renamed>
  /** Follows a link, and refuses what is none. */
  follow(target: Target, signal: AbortSignal): Promise<Place & Renamed>
  fill(target: Target, value: string, signal: AbortSignal): Promise<Renamed & { value: string }>
  choose(target: Target, options: readonly string[], signal: AbortSignal): Promise<Renamed & { chosen: string[] }>
  check(target: Target, checked: boolean, signal: AbortSignal): Promise<Renamed & { checked: boolean }>
  /** Types a log-in into the page it belongs to, and says what the site answered. */
  logIn(logIn: LogIn, origin: string, signal: AbortSignal): Promise<Done>
  /** Presses a key, on one thing or wherever the focus is. */
  press(key: string, signal: AbortSignal, target?: Target): Promise<Done>
  /** Types wherever the focus is. */
  type(text: string, signal: AbortSignal): Promise<Done>
  hover(target: Target, signal: AbortSignal): Promise<Place>
  /** Presses something to see what it shows. What would be sent meanwhile is held back; where anything was, it refuses, and the page is loaded afresh. */
  peek(target: Target, signal: AbortSignal): Promise<Place & Renamed>
  drag(target: Target, onto: Target, signal: AbortSignal): Promise<Done>
  /** Sets a slider or anything else that has a value between two ends. */
  slide(target: Target, value: number, signal: AbortSignal): Promise<{ value: string }>
  /** Scrolls the page, or a box inside it, by so many pixels. */
  scroll(by: number, signal: AbortSignal, target?: Target): Promise<Place>
  /** How the next question that the browser pops up is answered. */
  answerNext(answer: { accept: boolean; text?: string | undefined }): void
  /** Everything there is to see and to act on, by the browser's own accessibility tree. */
  snapshot(signal: AbortSignal, view?: View): Promise<Snapshot>
  /** The address of what holds a thing, which may be a frame of another site; without one, of what has the focus. */
  standsOn(target: Target | undefined, signal: AbortSignal): Promise<string>
  /** Where pressing something may lead: a link's address, or a form's. */
  leadsTo(target: Target, signal: AbortSignal): Promise<string | undefined>
  /** One look at everything there is to press or change, with hands for it. */
  look(signal: AbortSignal): Promise<LookOnPage>
  back(signal: AbortSignal): Promise<Place>
  forward(signal: AbortSignal): Promise<Place>
  /** Goes on in another tab, by its number in the look. */
  switchTab(number: number, signal: AbortSignal): Promise<Place>
  /** Closes a tab, and goes on in the one opened last where it was this one. */
  closeTab(number: number, signal: AbortSignal): Promise<Place>
  upload(target: Target, file: NewFile, signal: AbortSignal): Promise<Renamed & { name: string }>
  download(target: Target, signal: AbortSignal): Promise<Renamed & NewFile>
  wait(wish: Awaited, signal: AbortSignal): Promise<Place>
  /** The words a person sees, of the page or of one part of it. */
  read(target: Target | undefined, signal: AbortSignal): Promise<{ text: string }>
  /** The page as it stands now, for whoever reads structure. */
  html(signal: AbortSignal): Promise<{ html: string; url: string }>
  /** Brings the next part of a list that grows by a press or by scrolling, and says whether anything came. */
  more(signal: AbortSignal): Promise<boolean>
  /** The forms of the page as fields, with hands for them. */
  form(signal: AbortSignal): Promise<FormOnPage>
  /**
   * Loads the page afresh, where that is no effect, and says whether it still shows what came of the last act, and these
   * words. Undefined where it cannot be told. Nothing can be done with the page as it was after that.
   */
  confirm(words: readonly string[], signal: AbortSignal): Promise<Proof | undefined>
  /** A picture, with what was meant outlined, or alone, or with what came nearest to it outlined; what is secret is covered. */
  picture(target?: Target, how?: { alone?: boolean; nearest?: boolean; kind?: Kind | undefined }): Promise<Uint8Array>
  /** Everything this browser is signed in with, as text that `resume` takes. */
  profile(signal: AbortSignal): Promise<string>
  /** Signed in as that browser was. */
  resume(profile: string, signal: AbortSignal): Promise<void>
  place(): Promise<Place>
  /** What can be seen now, for whoever watches; secrets are covered as in a picture. */
  view(): Promise<Uint8Array>
  /** A person's hand on the page, where the agent leaves it to them. */
  handle(what: Handling): Promise<void>
  /** What the page asks the person who has it, in a dialog of the browser. */
  asked(): Asked | undefined
  /** What a person has done since it was first called; waits until they begin. */
  shown(signal: AbortSignal, goal?: string): Promise<{ steps: ShownStep[]; leftOut: LeftOut[] }>
  /** What of it is noted so far, in words; undefined while nobody shows anything. */
  noted(): readonly string[] | undefined
  /** True once the browser or this window is gone by itself. */
  isLost(): boolean
  /** How a person and the agent take turns; absent where nobody can watch. */
  hold?: Hold | undefined
  /** The origin of the page that is shown, and of nothing inside it. */
  origin(): string
  close(): Promise<void>
}

/** A question of the page's, in a dialog of the browser. */
export interface Asked {
  kind: 'alert' | 'confirm' | 'prompt'
  message: string
  /** What a field in it holds already. */
  value: string
}

/** What is waited for: words or a thing, until it is shown or gone, or the thing enabled or changed; without any, a change. */
export interface Awaited {
  target?: Target | undefined
  text?: string | undefined
  until?: 'shown' | 'gone' | 'enabled' | 'changed' | undefined
  /** So long, whatever the page does. */
  seconds?: number | undefined
}

/** One of the tabs that are open. */
export interface Tab {
  number: number
  title: string
  url: string
  /** What is done is done here. */
  isHere: boolean
}

export interface Press {
  double?: boolean | undefined
  /** Where on it, from 0 to 1 across and down. */
  at?: { x: number; y: number } | undefined
  right?: boolean | undefined
  /** Keys held meanwhile, such as Shift. */
  keys?: readonly ('Alt' | 'Control' | 'Meta' | 'Shift')[] | undefined
  /** Given a picture of the page just before the press, with what is pressed outlined. */
  before?: ((picture: Uint8Array) => void) | undefined
}

/** What was done to a thing of a look, and what came of it. */
export interface Pressed extends Done {
  /** Whether the page is another or shows something else than before. */
  changed: boolean
  /** The question the page popped up meanwhile. */
  asked?: string | undefined
}

export interface LookOnPage extends Scene {
  /** A question that pops up is answered yes only where `agree` says so. */
  press(at: number, agree?: (question: string) => boolean): Promise<Pressed>
  /** Types into a field and presses Enter. */
  enter(at: number, text: string): Promise<Pressed>
}
