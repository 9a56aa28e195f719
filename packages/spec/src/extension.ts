/** Long enough to change to the other window and type eight letters. */
export const PAIRING_CODE_MINUTES = 5
/** A paired browser that was not seen for so long is paired anew. */
export const PAIRED_IDLE_DAYS = 90
