/** What a model is told of a tool. */
export interface ToolFact {
  name: string
  does: string
  effect: 'reads' | 'writes' | 'sends'
  /** JSON Schema of what goes in. */
  input: unknown
  /** JSON Schema of what comes out. */
  output: unknown
}
