import { calls } from '@app/contract'
import { ALL_MODELS, LOCAL_MODEL, MODELS, type Model } from '@app/spec'
import { useCall } from './call.ts'

/** Those one can choose: the one on this computer only where it is there, or chosen already. */
export function useModels(chosen: Model): readonly Model[] {
  const here = useCall(calls.models.read, { quiet: true }).data?.models
  const isHere = here?.some(({ name, by }) => name === LOCAL_MODEL && by !== null)
  return isHere || chosen === LOCAL_MODEL ? ALL_MODELS : MODELS
}
