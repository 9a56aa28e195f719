/** Spec 2 §2: the laboratory's tabs, in their order. */
export const LAB_TABS = ['builder', 'voice', 'collab', 'ethics', 'phone', 'predictive', 'demos', 'code'] as const
export type LabTab = (typeof LAB_TABS)[number]

/** Spec 2 §9. */
export const RECENT_AGENTS = 6
/** Spec 2 §9, the Holographic Command Center. */
export const LAB_METRICS_MS = 2_000
export const LAB_EVENTS = { kept: 8, everyMs: 3_000 } as const
export const LAB_STREAMS = { kept: 12, everyMs: 1_500 } as const

/** Spec 2 §9, the Neural Interface; confidence in percent. */
export const LAB_THOUGHTS = { kept: 5, everyMs: 3_000, least: 70, most: 100 } as const
/** Spec 2 §3. */
export const THOUGHT_CATEGORIES = ['command', 'query', 'emotion', 'intent'] as const
export type ThoughtCategory = (typeof THOUGHT_CATEGORIES)[number]

/** Spec 2 §9, the Gesture Control Matrix. */
export const GESTURE_HISTORY = { kept: 6, everyMs: 2_500 } as const
export const CALIBRATION_MS = 3_000
/** Spec 2 §3: each gesture and what it does. */
export const GESTURE_ACTIONS = {
  fist: 'Execute Task',
  open_palm: 'Stop All',
  point: 'Select Agent',
  swipe_right: 'Next Tab',
  pinch: 'Zoom View',
  thumbs_up: 'Approve',
  peace: 'Voice Mode',
  ok_sign: 'Settings',
} as const
export type Gesture = keyof typeof GESTURE_ACTIONS
export const GESTURES = Object.keys(GESTURE_ACTIONS) as readonly Gesture[]

/** What the AI Ethics tab looks for. */
export const ETHICS_CHECKS = ['personal-data', 'permissions', 'irreversible', 'unverified'] as const
export type EthicsCheck = (typeof ETHICS_CHECKS)[number]
/** What it may find, each under the check it belongs to. */
export const ETHICS_FINDINGS = {
  'personal-in-words': 'personal-data',
  'personal-in-steps': 'personal-data',
  'personal-in-runs': 'personal-data',
  'file-access-unused': 'permissions',
  'app-access-unused': 'permissions',
  'any-log-in': 'permissions',
  'any-site': 'permissions',
  'sends-unasked': 'irreversible',
  'sends-unlimited': 'irreversible',
  'contradicted-success': 'unverified',
  'unverified-success': 'unverified',
} as const satisfies Record<string, EthicsCheck>
export type EthicsCode = keyof typeof ETHICS_FINDINGS
export const ETHICS_CODES = Object.keys(ETHICS_FINDINGS) as [EthicsCode, ...EthicsCode[]]
export const SEVERITIES = ['high', 'medium', 'low'] as const
export type Severity = (typeof SEVERITIES)[number]
/** Ours: of an agent's record this many runs are looked at. */
export const ETHICS_RUNS = 50

/** Ours: below this a forecast would be a guess. Complete days since the first action, and days on which something was done. */
export const FORECAST_NEEDS = { days: 7, activeDays: 3 } as const
/** Ours: eight of ten outcomes lie within the band. */
export const FORECAST_BAND = 0.8
/** Ours: an hour is compared from this many runs, and hours from this many of them together. */
export const BEST_HOUR_NEEDS = { runsAnHour: 3, hours: 2 } as const

/** Ours: what a shared draft holds, in characters; an agent takes a name and an objective of this length. */
export const DRAFT_LENGTHS = { name: 120, objective: 10_000, notes: 20_000 } as const
export type DraftField = keyof typeof DRAFT_LENGTHS
export const DRAFT_FIELDS = Object.keys(DRAFT_LENGTHS) as [DraftField, ...DraftField[]]
/** Ours: in bytes, with what is remembered of texts that were deleted, so that late edits find their place. */
export const DRAFT_BYTES = 300_000
/** Ours: a draft nobody has changed for this long is deleted. */
export const DRAFT_DAYS = 30
/** Ours: who gives no sign for so long is not there any more; a sign is given three times as often. */
export const PRESENCE_MS = { fades: 30_000, every: 10_000 } as const
/** Ours: people beside its owner on one draft. */
export const DRAFT_GUESTS = 20

/** What Phone AI can ask for. */
export const ANSWER_KINDS = ['text', 'number', 'yes-no', 'date'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]
