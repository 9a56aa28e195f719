/** What a person caused or can act on. One table: the code, and the status it travels with. */
export const PROBLEMS = {
  invalid: 400,
  'not-signed-in': 401,
  'bad-signature': 401,
  forbidden: 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  'not-in-demo': 409,
  'limit-reached': 402,
  unavailable: 503,
  bug: 500,
} as const
export type ProblemCode = keyof typeof PROBLEMS

/** The headers that carry what the words do not: the code for programs, the id for whoever looks it up in the log. */
export const PROBLEM_HEADER = 'x-problem'
export const REQUEST_ID_HEADER = 'x-request-id'
