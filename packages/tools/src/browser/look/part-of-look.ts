import type { Seen } from '@app/toolkit'

/** The thing with this reference, and all that is in it. */
export function nodesWith(ref: string, seen: readonly Seen[]): Seen[] {
  for (const node of seen) {
    if (typeof node === 'string') continue
    if (node.ref === ref) return [node]
    const inside = nodesWith(ref, node.children ?? [])
    if (inside.length > 0) return inside
  }
  return []
}

const depthOf = (line: string): number => line.length - line.trimStart().length

/** An entry is told whole: what is sought is one part of it, what is wanted another. */
const ENTRY = /^\s*(?:row|listitem|article|clickable|group)\b/

/** The lines that hold the words, with what they stand in and what stands in them. */
export function linesAbout(words: string, lines: readonly string[]): string[] {
  const wanted = words.toLowerCase()
  const kept = new Set<number>()
  const parents = parentsOf(lines)
  const parentOf = (at: number) => parents[at] ?? -1
  for (const [at, line] of lines.entries()) {
    if (!line.toLowerCase().includes(wanted)) continue
    const parent = parentOf(at)
    const top = parent >= 0 && ENTRY.test(lines[parent] ?? '') ? parent : at
    kept.add(top)
    for (let next = top + 1; next < lines.length && depthOf(lines[next] ?? '') > depthOf(lines[top] ?? ''); next += 1)
      kept.add(next)
    for (let above = parentOf(top); above >= 0; above = parentOf(above)) kept.add(above)
  }
  return [...kept].sort((a, b) => a - b).map((at) => lines[at] ?? '')
}

/** Of each line, the one it stands in: found in one pass, since a page may be as long as it likes. */
function parentsOf(lines: readonly string[]): number[] {
  const open: number[] = []
  return lines.map((line, at) => {
    while (open.length > 0 && depthOf(lines[open.at(-1) ?? 0] ?? '') >= depthOf(line)) open.pop()
    const parent = open.at(-1) ?? -1
    open.push(at)
    return parent
  })
}

/** One part of many lines, each no longer than a look may be. */
export function partOf(lines: readonly string[], part: number, most: number): string {
  if (lines.length === 0) return '(nothing)'
  const parts: string[][] = [[]]
  for (const line of lines) {
    if (lengthOf(parts.at(-1) ?? []) + line.length > most) parts.push([])
    parts.at(-1)?.push(line)
  }
  const shown = parts[Math.min(part, parts.length) - 1] ?? []
  const more = parts.length > 1 ? [`… part ${Math.min(part, parts.length)} of ${parts.length}`] : []
  return [...shown, ...more].join('\n')
}

export const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)
