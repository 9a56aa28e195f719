/** Spec 2 §3: a program of the playground; its title, description and category in words are texts. */
export const SAMPLE_DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const
export const SAMPLE_LANGUAGES = ['javascript', 'python'] as const
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]
export type SampleDifficulty = (typeof SAMPLE_DIFFICULTIES)[number]

export interface Sample {
  id: string
  language: SampleLanguage
  category: 'data' | 'marketing' | 'commerce'
  difficulty: SampleDifficulty
  /** In seconds, begun ones counted: a line every 800 ms, and the end after the last. */
  executionTime: number
}

/** Spec 2 §2: the three samples. */
export const SAMPLES = [
  { id: 'web-scraper', language: 'javascript', category: 'data', difficulty: 'beginner', executionTime: 8 },
  {
    id: 'email-generator',
    language: 'javascript',
    category: 'marketing',
    difficulty: 'intermediate',
    executionTime: 10,
  },
  { id: 'price-monitor', language: 'python', category: 'commerce', difficulty: 'advanced', executionTime: 8 },
] as const satisfies readonly Sample[]
export type SampleId = (typeof SAMPLES)[number]['id']

/** Spec 2 §9: one line of output each. */
export const PLAYGROUND_LINE_MS = 800

/** Spec 2 §9, the e-mail generator; rates in percent. */
export const CAMPAIGN_RULES = {
  baseOpenRate: 22,
  perScorePoint: 0.3,
  defaultScore: 85,
  multipliers: { technology: 1.2, healthcare: 1.1, finance: 1.15, retail: 0.95, manufacturing: 1, default: 1 },
  highestOpenRate: 95,
  fallback: { score: 60, openRate: 18 },
  clicksOfOpens: 15,
  conversionsOfOpens: 3,
  maxTokens: 1_000,
  pauseMs: 100,
} as const

/** Spec 2 §4 and §9, the price monitor; drop and rise in percent. */
export const MONITOR_RULES = {
  timeoutSeconds: 10,
  intervalMinutes: 60,
  retryMinutes: 5,
  drop: 5,
  rise: 10,
} as const

/** Ours: what a program may take before it is stopped. */
export const SANDBOX_LIMITS = { seconds: 10, megabytes: 256, lines: 200, pages: 50 } as const

/** Spec 2 §2: `py` for Python, else `js`. */
export const sampleFileName = ({ id, language }: Pick<Sample, 'id' | 'language'>): string =>
  `${id}.${language === 'python' ? 'py' : 'js'}`
