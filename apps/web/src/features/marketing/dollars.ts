import type { NumberFormatOptions } from 'use-intl'

/** Decision 2: prices are whole dollars in every language; only the way they are written follows the reader's. */
export const DOLLARS: NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }
