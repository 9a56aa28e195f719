/** Spec 2 §7, what a deployed bot is for. */
export const BOT_CAPABILITIES = ['automation', 'data_processing', 'integration'] as const
export type BotCapability = (typeof BOT_CAPABILITIES)[number]
/** Decision 24: platforms, configuration, keys to give, ready. */
export const DEPLOY_STEPS = 4
/** Spec 2 §5. */
export const defaultDescription = (name: string): string => `Automated bot: ${name}`
