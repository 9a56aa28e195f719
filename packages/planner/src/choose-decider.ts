import { BUILTIN_MIND, builtinDecider } from '@app/mind'
import { LOCAL_MODEL, type Model } from '@app/spec'
import type { Decider } from '@app/toolkit'
import { LOCAL_LONGEST_MS, spokenName } from './model/local-ways.ts'
import { type ModelKeys, modelByDefault, openModel, withOwn } from './model/open-model.ts'

export interface Deciders {
  /** The mind somebody has chosen, as one who decides; undefined where there is no key for it. */
  named(name: string, own?: ModelKeys): Promise<Decider | undefined>
  /** Whom somebody thinks with who has chosen nobody. */
  byDefault(own?: ModelKeys): Model
}

/** `longestMs` is how long one decision may take. */
export function chooseDecider(keys: ModelKeys, longestMs?: number): Deciders {
  return {
    byDefault: (own) => modelByDefault(withOwn(keys, own)),
    async named(name, own) {
      if (name === BUILTIN_MIND) return builtinDecider()
      const model = openModel(name, withOwn(keys, own))
      if (!model) return undefined
      // The models' library is large, and most installations never use it.
      const { modelDecider } = await import('./decider/model-decider.ts')
      const ways = name === LOCAL_MODEL ? { exact: true, longestMs: LOCAL_LONGEST_MS } : { longestMs }
      return modelDecider({ name: spokenName(name), model, ...ways })
    },
  }
}
