import type { FactsOf, StepFact } from '@app/core'
import { findTool } from './tool-facts.ts'

/** What is known of a step before it runs: its effect, and the permission it needs. */
export const factsOf =
  (platformIds: readonly string[]): FactsOf =>
  (name, input): StepFact | undefined => {
    const tool = findTool(name, platformIds)
    if (!tool) return undefined
    const read = tool.input.safeParse(input)
    // What a step finds may decide it: then nobody knows before.
    const needs = tool.needs ? (read.success ? (tool.needs(read.data) ?? null) : 'unknown') : null
    return { effect: tool.effect, needs }
  }
