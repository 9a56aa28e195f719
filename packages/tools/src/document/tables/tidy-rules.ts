import { bottomOf, rightOf } from '../layout/boxes.ts'
import type { Box } from '../port.ts'

export interface Rules {
  level: Box[]
  upright: Box[]
}

/** Pieces closer than this are one line: tables are often drawn cell by cell. */
const NEAR = 2.5

/** Ruling lines by direction, pieces of one line joined. */
export function tidyRules(rules: readonly Box[]): Rules {
  return {
    level: joinPieces(rules.filter((rule) => rule.width > rule.height)),
    upright: joinPieces(rules.filter((rule) => rule.height >= rule.width).map(turn)).map(turn),
  }
}

const turn = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width })

function joinPieces(pieces: Box[]): Box[] {
  const joined: Box[] = []
  for (const height of groupsByPlace(pieces)) {
    let last: Box | undefined
    for (const piece of height.sort((a, b) => a.x - b.x)) {
      if (last && piece.x <= rightOf(last) + NEAR) {
        last.width = Math.max(rightOf(last), rightOf(piece)) - last.x
        continue
      }
      last = { ...piece }
      joined.push(last)
    }
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Pieces on one height, compared with the first of the group: a staircase does not become one line. */
function groupsByPlace(pieces: Box[]): Box[][] {
  const groups: Box[][] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y)) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group && first && piece.y - first.y <= NEAR) group.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** The parts of the rules that lie inside an area. */
export function rulesInside({ level, upright }: Rules, area: Box): Rules {
  const near = { x: area.x - NEAR, y: area.y - NEAR, width: area.width + 2 * NEAR, height: area.height + 2 * NEAR }
  const cut = (rule: Box): Box[] => {
    const x = Math.max(rule.x, near.x)
    const y = Math.max(rule.y, near.y)
    const width = Math.min(rightOf(rule), rightOf(near)) - x
    const height = Math.min(bottomOf(rule), bottomOf(near)) - y
    return width > 0 && height > 0 ? [{ x, y, width, height }] : []
  }
  return { level: level.flatMap(cut), upright: upright.flatMap(cut) }
}
