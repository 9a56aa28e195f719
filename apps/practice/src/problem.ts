/** Carries its status, as Fastify reads it. */
export const problem = (statusCode: number, words: string): Error => Object.assign(new Error(words), { statusCode })

export const notFound = (noun: string): Error => problem(404, `There is no such ${noun}.`)
