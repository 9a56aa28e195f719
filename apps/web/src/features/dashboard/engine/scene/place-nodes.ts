import { Vector3 } from 'three'

/** From the inside out; each ring lies a little differently, so that none hides another. */
const RINGS = [
  { radius: 2.7, room: 6, tilt: 0.12 },
  { radius: 3.8, room: 10, tilt: -0.16 },
  { radius: 4.9, room: 14, tilt: 0.2 },
] as const
/** More would overlap; the list beside the picture has them all. */
export const SCENE_ROOM = RINGS.reduce((sum, { room }) => sum + room, 0)
export const TOOL_RING = { radius: 6.3, tilt: 0.05 } as const

const onRing = (angle: number, radius: number, tilt: number) =>
  new Vector3(Math.cos(angle) * radius, Math.sin(angle) * radius * Math.sin(tilt) * 2, Math.sin(angle) * radius)

export interface Ring {
  radius: number
  tilt: number
  places: Vector3[]
}

export function placeAgents(count: number): Ring[] {
  let left = Math.min(count, SCENE_ROOM)
  return RINGS.flatMap(({ radius, room, tilt }, ring) => {
    const here = Math.min(left, room)
    left -= here
    if (here === 0) return []
    const places = Array.from({ length: here }, (_, at) => onRing((at / here) * 2 * Math.PI + ring, radius, tilt))
    return [{ radius, tilt, places }]
  })
}

export const placeTools = (count: number): Vector3[] =>
  Array.from({ length: count }, (_, at) => onRing((at / count) * 2 * Math.PI + 0.9, TOOL_RING.radius, TOOL_RING.tilt))

/** The closed line a ring's nodes lie on. */
export const traceRing = ({ radius, tilt }: Pick<Ring, 'radius' | 'tilt'>): Vector3[] =>
  Array.from({ length: 128 }, (_, at) => onRing((at / 128) * 2 * Math.PI, radius, tilt))
