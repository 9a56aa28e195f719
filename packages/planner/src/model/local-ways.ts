import { LOCAL_MODEL } from '@app/spec'

/** A processor thinks slowly. Below the five minutes after which a connection without an answer is given up. */
export const LOCAL_LONGEST_MS = 240_000

/** How a model is spoken of to a person. */
export const spokenName = (name: string): string => (name === LOCAL_MODEL ? 'The model on this computer' : name)
