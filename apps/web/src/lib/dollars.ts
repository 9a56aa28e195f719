import type { NumberFormatOptions } from 'use-intl'

/** Decision 2: prices are whole dollars. */
export const DOLLARS: NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }

/** What is reckoned, such as the difference between two plans, is told to the cent. */
export const DOLLARS_AND_CENTS: NumberFormatOptions = { style: 'currency', currency: 'USD' }
