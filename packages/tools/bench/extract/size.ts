/** List pages of a hundred items each, as the aim is put. */
export const ITEMS = 100

export interface Load {
  pages: number
  /** Under way at once, on both sides. */
  atOnce: number
}

/** Pages as they are sent, and pages that a script draws and only a browser can read. */
export const LOADS = {
  static: { pages: 200, atOnce: 10 },
  browser: { pages: 60, atOnce: 2 },
} satisfies Record<string, Load>

export type Kind = keyof typeof LOADS
