/** What may be told of a piece of work to whoever watches the installation: never what it worked with. */
export type Facts = Readonly<Record<string, string | number | boolean>>

/** A piece of work with a beginning and an end, for whoever follows what takes how long. */
export interface Span {
  /** A piece of this one. `from` continues what another program began, as its traceparent header names it. */
  begin(name: string, facts?: Facts, from?: string): Span
  end(facts?: Facts & { failed?: boolean }): void
}
