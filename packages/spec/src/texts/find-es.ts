export const find = (namespace: string): Promise<unknown> => import(`./es/${namespace}.ts`)
