/** Spec 1 §9, display and notification constants. */
export const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5_000
/** Ours: a toast that offers something, such as Undo, stays long enough to be reached. */
export const TOAST_ACTION_DURATION_MS = 10_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_THRESHOLD = 50
export const PAGE_ANIMATION_MS = 450
export const SUCCESS_REDIRECT_S = 5
export const EXTENSION_MESSAGE_MS = 3_000
