import type { LogIn, NewFile } from '@app/toolkit'
import type { Domains } from '../egress/read-domains.ts'
import type { FormOnPage } from '../forms/field.ts'
import type { Target } from './target.ts'

/** A browser for one task: nothing of another's, and nothing left when it is closed. */
export interface Browser {
  lease(wish: { domains: Domains }): Promise<Page>
  close(): Promise<void>
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
}

/** One window, as an agent needs it. Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface Page {
  open(url: string, signal: AbortSignal): Promise<Place & { status: number | undefined }>
  /** Presses something, waits until the page has come to rest, and says what was sent meanwhile. */
  click(target: Target, signal: AbortSignal): Promise<Place & { sent: Exchange[] }>
  /** Follows a link, and refuses what is none. */
  follow(target: Target, signal: AbortSignal): Promise<Place>
  fill(target: Target, value: string, signal: AbortSignal): Promise<{ value: string }>
  choose(target: Target, options: readonly string[], signal: AbortSignal): Promise<{ chosen: string[] }>
  check(target: Target, checked: boolean, signal: AbortSignal): Promise<{ checked: boolean }>
  /** Types a log-in into the page it belongs to, and says what the site answered. */
  logIn(logIn: LogIn, origin: string, signal: AbortSignal): Promise<Place & { sent: Exchange[] }>
  press(key: string, signal: AbortSignal): Promise<Place & { sent: Exchange[] }>
  upload(target: Target, file: NewFile, signal: AbortSignal): Promise<{ name: string }>
  download(target: Target, signal: AbortSignal): Promise<NewFile>
  wait(wish: { target?: Target | undefined; text?: string | undefined }, signal: AbortSignal): Promise<Place>
  /** The words a person sees, of the page or of one part of it. */
  read(target: Target | undefined, signal: AbortSignal): Promise<{ text: string }>
  /** The page as it stands now, for whoever reads structure. */
  html(signal: AbortSignal): Promise<{ html: string; url: string }>
  /** Brings the next part of a list that grows by a press or by scrolling, and says whether anything came. */
  more(signal: AbortSignal): Promise<boolean>
  /** The forms of the page as fields, with hands for them. */
  form(signal: AbortSignal): Promise<FormOnPage>
  /** A picture, with what was meant outlined and what is secret covered. */
  picture(target?: Target): Promise<Uint8Array>
  /** Everything this browser is signed in with, as text that `resume` takes. */
  profile(signal: AbortSignal): Promise<string>
  /** Signed in as that browser was. */
  resume(profile: string, signal: AbortSignal): Promise<void>
  place(): Promise<Place>
  /** The origin of the page that is shown, and of nothing inside it. */
  origin(): string
  close(): Promise<void>
}
