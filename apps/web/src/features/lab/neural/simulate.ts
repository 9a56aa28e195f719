import { LAB_THOUGHTS, THOUGHT_CATEGORIES, type ThoughtCategory } from '@app/spec'

/** Between 0 and 1, as `Math.random` gives it; tests hand in their own. */
export type Chance = () => number

export const BANDS = ['delta', 'theta', 'alpha', 'beta', 'gamma'] as const
export type Band = (typeof BANDS)[number]
export type Waves = Record<Band, readonly number[]>

/** As many as stand side by side in one band. */
export const WAVE_BARS = 16
export const PHRASES = ['first', 'second', 'third'] as const

export interface Thought {
  id: number
  category: ThoughtCategory
  phrase: (typeof PHRASES)[number]
  /** Percent. */
  confidence: number
  at: number
}

const pick = <Item>(items: readonly Item[], chance: Chance, otherwise: Item): Item =>
  items[Math.floor(chance() * items.length)] ?? otherwise

/** Nobody's thought: what this instrument would show if something were connected to it. */
export const nextThought = (id: number, chance: Chance, at: number): Thought => ({
  id,
  category: pick(THOUGHT_CATEGORIES, chance, 'intent'),
  phrase: pick(PHRASES, chance, 'first'),
  confidence: LAB_THOUGHTS.least + Math.round(chance() * (LAB_THOUGHTS.most - LAB_THOUGHTS.least)),
  at,
})

/** The newest first, five of them. */
export const keepThoughts = (kept: readonly Thought[], thought: Thought): readonly Thought[] =>
  [thought, ...kept].slice(0, LAB_THOUGHTS.kept)

export const FLAT: Waves = { delta: [], theta: [], alpha: [], beta: [], gamma: [] }

/** Slow waves are tall and quick ones low, as an encephalogram draws them. */
const HEIGHTS: Record<Band, number> = { delta: 1, theta: 0.8, alpha: 0.7, beta: 0.5, gamma: 0.35 }

export const nextWaves = (waves: Waves, chance: Chance): Waves =>
  Object.fromEntries(
    BANDS.map((band) => [band, [...waves[band], HEIGHTS[band] * (0.25 + 0.75 * chance())].slice(-WAVE_BARS)]),
  ) as unknown as Waves
