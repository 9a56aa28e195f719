import { inspect } from 'node:util'

/** A plaintext secret in memory. Printed, logged or turned into JSON by mistake, it says nothing. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The one way to the value; search for this word to see who has it. */
  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '[secret]'
  }

  toJSON(): string {
    return '[secret]'
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}
