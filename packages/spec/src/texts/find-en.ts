export const find = (namespace: string): Promise<unknown> => import(`./en/${namespace}.ts`)
