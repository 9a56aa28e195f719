import type { ToolStep } from '@app/contract'

export const step = (tool: string, input: Record<string, unknown>, save?: string): ToolStep => ({
  do: tool,
  with: input,
  ...(save ? { save } : {}),
})
