/** Decision 1: the one place that spells the product's name. */
export const PRODUCT_NAME = 'Qubot'
export const TAG_LINE = 'AUTOMATE EVERYTHING'
