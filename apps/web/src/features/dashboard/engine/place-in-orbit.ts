const RINGS = [
  { radius: 78, room: 6 },
  { radius: 124, room: 10 },
  { radius: 170, room: 14 },
]
/** More would overlap; the list beside the drawing has them all. */
export const ORBIT_ROOM = RINGS.reduce((sum, ring) => sum + ring.room, 0)

export interface Ring<Item> {
  radius: number
  places: { item: Item; x: number; y: number }[]
}

/** Fills the rings from the inside, evenly spaced on each. */
export function placeInOrbit<Item>(items: readonly Item[]): Ring<Item>[] {
  let taken = 0
  return RINGS.map(({ radius, room }) => {
    const here = items.slice(taken, taken + room)
    taken += here.length
    const places = here.map((item, index) => {
      const angle = (index / here.length) * 2 * Math.PI - Math.PI / 2
      return { item, x: Math.round(Math.cos(angle) * radius), y: Math.round(Math.sin(angle) * radius) }
    })
    return { radius, places }
  })
}
