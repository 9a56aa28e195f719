export const find = (namespace: string): Promise<unknown> => import(`./ja/${namespace}.ts`)
