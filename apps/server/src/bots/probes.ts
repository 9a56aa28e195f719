/** Ways to find out whether something answers, as far as this process has them. Each is one try, and throws if it fails. */
export interface Probes {
  /** One round trip of a trivial statement. */
  database?: (() => Promise<unknown>) | undefined
  /** Opens a blank window and closes it; undefined where the browser is another process's. */
  browser?: (() => Promise<unknown>) | undefined
  /** Greets the mail server; undefined where none is set up. */
  mail?: (() => Promise<unknown>) | undefined
}
