/** What went wrong, in the server's words; `gone` where the pairing has ended, `away` where nothing answered. */
export class Problem extends Error {
  readonly kind: 'said' | 'gone' | 'away'

  constructor(kind: Problem['kind'], words: string) {
    super(words)
    this.name = 'Problem'
    this.kind = kind
  }
}
