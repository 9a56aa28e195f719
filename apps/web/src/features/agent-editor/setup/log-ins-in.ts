import { isRecord, isTemplate } from '../steps/schema.ts'
import type { Nodes } from '../steps/tree.ts'

/** The log-ins and kept sign-ins that steps name. */
export const logInsIn = (nodes: Nodes): string[] => [
  ...new Set(
    nodes.flatMap(({ step, inner }) => [
      ...('do' in step ? namesIn(step.with) : []),
      ...(inner ? logInsIn(inner) : []),
    ]),
  ),
]

const namesIn = ({ logIn, profile }: Record<string, unknown>): string[] =>
  [isRecord(logIn) ? logIn.name : logIn, profile].filter(
    (name): name is string => typeof name === 'string' && name !== '' && !isTemplate(name),
  )
