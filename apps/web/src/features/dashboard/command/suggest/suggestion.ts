/** Where a suggestion comes from. Examples and earlier wordings are whole wishes, the others names within one. */
export type SuggestionKind = 'before' | 'example' | 'site' | 'logIn' | 'agent' | 'file'

export interface Suggestion {
  kind: SuggestionKind
  words: string
}

export const isWhole = ({ kind }: Suggestion): boolean => kind === 'before' || kind === 'example'
