import type { NumberFormatOptions } from 'use-intl'

/** Decision 2: what is ordered costs what every other screen said: whole dollars. */
export const DOLLARS: NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }
