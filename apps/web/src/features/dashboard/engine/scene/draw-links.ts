import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Points,
  PointsMaterial,
  QuadraticBezierCurve3,
  type Vector3,
} from 'three'
import type { Colours } from './read-colours.ts'

const DROPS = 9
const LIFT = 0.9
const SPEED = 0.28

export interface Link {
  from: Vector3 | undefined
  to: Vector3 | undefined
  busy: boolean
}
export interface Flow {
  /** Moves its drops to where they are at this second. */
  at: (seconds: number) => void
}

/** A fine line from each agent to each of its tools; where a step is under way, light runs along it. */
export function drawLinks(links: readonly Link[], colours: Colours): { lines: Group; flows: Flow[] } {
  const lines = new Group()
  const flows = links.flatMap(({ from, to, busy }) => {
    if (!from || !to) return []
    const middle = from.clone().add(to).multiplyScalar(0.5)
    middle.y += LIFT
    const curve = new QuadraticBezierCurve3(from, middle, to)
    const color = busy ? colours.live : colours.accent
    const material = new LineBasicMaterial({ color, transparent: true, opacity: busy ? 0.8 : 0.22 })
    lines.add(new Line(new BufferGeometry().setFromPoints(curve.getPoints(40)), material))
    if (!busy) return []
    const { drops, flow } = drawFlow(curve, color)
    lines.add(drops)
    return [flow]
  })
  return { lines, flows }
}

function drawFlow(curve: QuadraticBezierCurve3, color: string): { drops: Points; flow: Flow } {
  const positions = new BufferAttribute(new Float32Array(DROPS * 3), 3)
  const geometry = new BufferGeometry().setAttribute('position', positions)
  const drops = new Points(geometry, new PointsMaterial({ color, size: 0.13, transparent: true, opacity: 0.95 }))
  drops.frustumCulled = false
  const at = (seconds: number) => {
    for (let drop = 0; drop < DROPS; drop += 1) {
      const { x, y, z } = curve.getPoint((seconds * SPEED + drop / DROPS) % 1)
      positions.setXYZ(drop, x, y, z)
    }
    positions.needsUpdate = true
  }
  at(0)
  return { drops, flow: { at } }
}
