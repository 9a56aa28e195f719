/** The server refuses a shorter one. */
export const PASSWORD_MIN = 8
