import { Refused, Unavailable } from '@app/toolkit'

const WORDS: Record<string, string> = {
  PasswordException: 'The PDF is protected by a password. Save it without one, or ask whoever sent it.',
  InvalidPDFException: 'The PDF is damaged and cannot be read. Open it in its program and save it again.',
  FormatError: 'The PDF is damaged and cannot be read. Open it in its program and save it again.',
  XRefEntryException: 'The PDF is damaged and cannot be read. Open it in its program and save it again.',
  XRefParseException: 'The PDF is damaged and cannot be read. Open it in its program and save it again.',
  MissingDataException: 'The PDF is not complete. Download or upload it again.',
  UnknownErrorException: 'The PDF is damaged and cannot be read. Open it in its program and save it again.',
  ResponseException: 'The PDF is not complete. Download or upload it again.',
}

/** What the library throws about a document, in words for a person. What it throws about itself is a bug and stays one. */
export function toSpokenPdfError(error: unknown): unknown {
  if (error instanceof Refused || error instanceof Unavailable || !(error instanceof Error)) return error
  const words = WORDS[error.name]
  return words ? new Refused(words, { cause: error }) : error
}
