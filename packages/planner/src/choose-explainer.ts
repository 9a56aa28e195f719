import type { Explained } from './model/explain.ts'
import { spokenName } from './model/local-ways.ts'
import { type ModelKeys, openModel, withOwn } from './model/open-model.ts'

export interface Explainers {
  /** The model somebody has chosen, as one who explains; undefined where there is no key for it. */
  named(name: string, own?: ModelKeys): ((asked: Explained, signal: AbortSignal) => Promise<string>) | undefined
}

export function chooseExplainer(product: string, keys: ModelKeys): Explainers {
  return {
    named(name, own) {
      const model = openModel(name, withOwn(keys, own))
      if (!model) return undefined
      return async (asked, signal) =>
        (await import('./model/explain.ts')).explain({ product, name: spokenName(name), model }, asked, signal)
    },
  }
}
