import { BufferAttribute, BufferGeometry, Points, PointsMaterial } from 'three'
import type { Colours } from './read-colours.ts'

const GRAINS = 260
/** Spreads points evenly over a sphere, the same at every visit. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Faint grains far out: without them nobody sees that the picture turns. */
export function drawDust({ faint, isDark }: Colours): Points {
  const places = Array.from({ length: GRAINS }, (_, grain) => {
    const height = 1 - (2 * (grain + 0.5)) / GRAINS
    const width = Math.sqrt(1 - height * height)
    const radius = 7.5 + (grain % 7) * 0.6
    const angle = grain * GOLDEN_ANGLE
    return [Math.cos(angle) * width * radius, height * radius * 0.7, Math.sin(angle) * width * radius]
  })
  const geometry = new BufferGeometry().setAttribute(
    'position',
    new BufferAttribute(new Float32Array(places.flat()), 3),
  )
  const material = new PointsMaterial({ color: faint, size: 0.05, transparent: true, opacity: isDark ? 0.55 : 0.35 })
  return new Points(geometry, material)
}
