import type { Cell } from './list-cells.ts'

/** The name of a column whose heading cells stand on top of each other: outer first, nothing twice. */
export function nameOf(stack: (Cell | undefined)[]): string {
  const names = stack.filter((cell, i) => cell && cell !== stack[i - 1]).map((cell) => cell?.text ?? '')
  return names.filter((name, i) => name && name !== names[i - 1]).join(' ')
}
