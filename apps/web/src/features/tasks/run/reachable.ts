/** A box that scrolls must be reachable by keyboard, though nothing in it is a control. */
export const REACHABLE = { tabIndex: 0 } as const
