export const find = (namespace: string): Promise<unknown> => import(`./zh/${namespace}.ts`)
