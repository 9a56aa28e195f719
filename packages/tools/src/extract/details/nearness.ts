import type { Leaf } from './list-leaves.ts'

/** What belongs to the subject stands soon after its name; what stands before, or far below, is often about others. */
export function nearness(leaf: Leaf, title: Leaf | undefined): number {
  if (!title) return 1
  const far = leaf.at - title.at
  return far < 0 ? Math.max(0.7, 0.9 + far * 0.005) : 1 - 0.5 * Math.min(1, far / 300)
}
