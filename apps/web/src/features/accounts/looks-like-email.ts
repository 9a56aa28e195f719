/** Only what is surely not an address is refused here; the server decides the rest. */
export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)
