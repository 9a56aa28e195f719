/** Static list pages of a hundred items each, as the aim is put. */
export const ITEMS = 100
export const PAGES = 200
/** Requests under way at once, on both sides. */
export const AT_ONCE = 10
