import { z } from 'zod'

/** NUL cannot be stored in a PostgreSQL text, and half of a surrogate pair is not a character. */
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** A text a person typed: kept as it is, but it must be storable and not endless. */
export const text = (max: number) =>
  z.string().max(max).refine(storable, { error: 'contains characters that are not text' })

/** The same, where a blank is no answer. */
export const name = (max: number) =>
  text(max).refine((value) => value.trim().length > 0, { error: 'must not be empty' })
