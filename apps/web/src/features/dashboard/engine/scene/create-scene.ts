import {
  AmbientLight,
  DirectionalLight,
  type Group,
  type Material,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'
import type { EngineModel, ToolName } from '../engine-model.ts'
import { buildWorld, type World } from './build-world.ts'
import { readColours } from './read-colours.ts'
import { turnByHand } from './turn-by-hand.ts'

/** A turn in about two minutes: calm enough to read by. */
const TURN_A_SECOND = 0.05
/** From where the outermost ring just fits. */
const NEAREST = 15
/** Finer than this nobody sees, and phones pay for it. */
const FINEST = 2

export interface EngineScene {
  show: (model: EngineModel, nameOf: (tool: ToolName) => string) => void
  /** Moves, or stands still and costs nothing. */
  move: (moving: boolean) => void
  close: () => void
}

/** The moving picture on a canvas. Throws where the browser has no WebGL. */
export function createScene(canvas: HTMLCanvasElement): EngineScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
  const scene = new Scene()
  const camera = new PerspectiveCamera(40, 1, 0.1, 60)
  const light = new DirectionalLight(0xffffff, 2.2)
  light.position.set(4, 8, 6)
  scene.add(new AmbientLight(0xffffff, 1.1), light)
  let world: World | undefined
  let moving = false
  let seconds = 0
  let last = 0

  const draw = () => renderer.render(scene, camera)
  const frame = (now: number) => {
    // After a rest the picture goes on where it stood.
    seconds += Math.min(0.1, (now - last) / 1_000)
    last = now
    if (world) {
      world.group.rotation.y += TURN_A_SECOND / 60
      world.core.rotation.set(seconds * 0.2, -seconds * 0.35, 0)
      for (const flow of world.flows) flow.at(seconds)
    }
    draw()
  }

  function fit() {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST))
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    // The outermost ring stays inside, however narrow the picture is.
    const distance = NEAREST * Math.max(1, 1.3 / camera.aspect)
    camera.position.set(0, distance * 0.52, distance * 0.86)
    camera.lookAt(0, -0.3, 0)
    world?.sizeLabels(distance / NEAREST)
    camera.updateProjectionMatrix()
    draw()
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  const hands = turnByHand(canvas, (sideways, upward) => {
    if (!world) return
    world.group.rotation.y += sideways
    world.group.rotation.x = Math.min(0.7, Math.max(-0.5, world.group.rotation.x + upward))
    if (!moving) draw()
  })

  return {
    show(model, nameOf) {
      const next = buildWorld(model, nameOf, readColours())
      if (world) {
        next.group.rotation.copy(world.group.rotation)
        next.core.rotation.copy(world.core.rotation)
        scene.remove(world.group)
        release(world.group)
      }
      world = next
      scene.add(world.group)
      fit()
    },
    move(wanted) {
      moving = wanted
      last = performance.now()
      renderer.setAnimationLoop(wanted ? frame : null)
      draw()
    },
    close() {
      renderer.setAnimationLoop(null)
      sizes.disconnect()
      hands.close()
      if (world) release(world.group)
      renderer.dispose()
    },
  }
}

/** What lies on the graphics card is not collected by itself. */
function release(group: Group): void {
  group.traverse((object: Object3D & { geometry?: { dispose(): void }; material?: Material & { map?: unknown } }) => {
    object.geometry?.dispose()
    const map = object.material?.map as { dispose(): void } | null | undefined
    map?.dispose()
    object.material?.dispose()
  })
}
