export const find = (namespace: string): Promise<unknown> => import(`./de/${namespace}.ts`)
