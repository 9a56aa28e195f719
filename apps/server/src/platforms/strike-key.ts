import { formsOfSecret, strikerOf } from '@app/toolkit'

/** S-33: strikes a key out of what a platform said, whole and in its parts, in the forms keys travel in. */
export const strikeKey = (key: string): ((text: string) => string) =>
  strikerOf([key, ...key.split(':')].map((part) => formsOfSecret(part)))
