import type { KnownModel } from './known-models.ts'
import type { Machine } from './measure-machine.ts'

/** The product, its database and a browser need memory too. */
const SHARE_OF_MEMORY = 0.7
/** Besides the weights: the runtime, and room for everything else that writes. */
const SPARE_DISK = 1_000_000_000

/** The largest that this machine can keep and run; undefined where not even the smallest fits. */
export function chooseModel(known: readonly KnownModel[], machine: Machine): KnownModel | undefined {
  const fits = ({ bytes, memoryBytes, cores }: KnownModel) =>
    memoryBytes <= machine.totalMemory * SHARE_OF_MEMORY &&
    memoryBytes <= machine.freeMemory &&
    bytes + SPARE_DISK <= machine.freeDisk &&
    cores <= machine.cores
  return known.findLast(fits)
}
