/** Spec 2 §2 and §9, admin analytics. */
export const ADMIN_RANGES = ['24h', '7d', '30d'] as const
export type AdminRange = (typeof ADMIN_RANGES)[number]
export const DEFAULT_ADMIN_RANGE: AdminRange = '30d'
export const POLL_ADMIN_MS = 10_000
export const TOP_USERS = 8
export const RECENT_ACTIONS = 20
export const USER_ID_CHARACTERS = 8

/** Ours: how many months the growth goes back, the running one among them. */
export const GROWTH_MONTHS = 6

export const RANGE_HOURS: Readonly<Record<AdminRange, number>> = { '24h': 24, '7d': 168, '30d': 720 }
