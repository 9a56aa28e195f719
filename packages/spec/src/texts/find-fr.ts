export const find = (namespace: string): Promise<unknown> => import(`./fr/${namespace}.ts`)
