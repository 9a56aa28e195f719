/** Spec 1 §2: in this order. */
export const PAYMENT_METHODS = ['card', 'googlePay', 'applePay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
