import {
  BufferGeometry,
  EdgesGeometry,
  Group,
  IcosahedronGeometry,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OctahedronGeometry,
  SphereGeometry,
  type Vector3,
} from 'three'
import type { EngineModel, ToolName } from '../engine-model.ts'
import { drawDust } from './draw-dust.ts'
import { drawLinks, type Flow } from './draw-links.ts'
import { drawGlow, drawLabel, sizeLabels } from './draw-sprites.ts'
import { placeAgents, placeTools, SCENE_ROOM, TOOL_RING, traceRing } from './place-nodes.ts'
import type { Colours } from './read-colours.ts'

export interface World {
  group: Group
  /** Turns by itself, against the rest. */
  core: Group
  /** From further away, names are written larger. */
  sizeLabels: (times: number) => void
  /** What runs from an agent to a tool while a step is under way. */
  flows: readonly Flow[]
}

/** The engine in the middle, agents around it, tools outside, and between them who uses what. */
export function buildWorld(model: EngineModel, nameOf: (tool: ToolName) => string, colours: Colours): World {
  const group = new Group()
  const core = drawCore(colours)
  group.add(core, drawGlow(colours.accent, 5, colours), drawDust(colours))
  const agents = model.agents.slice(0, SCENE_ROOM)
  const rings = placeAgents(agents.length)
  for (const ring of rings) group.add(drawRing(traceRing(ring), colours))
  const places = rings.flatMap((ring) => ring.places)
  const ends = placeTools(model.tools.length)
  for (const [at, agent] of agents.entries()) group.add(drawAgent(agent, places[at], colours))
  if (model.tools.length > 0) group.add(drawRing(traceRing(TOOL_RING), colours))
  for (const [at, { name }] of model.tools.entries()) group.add(drawTool(nameOf(name), ends[at], colours))
  const toolAt = new Map(model.tools.map(({ name }, at) => [name, ends[at]]))
  const links = agents.flatMap(({ id, tools }, at) =>
    tools.map((tool) => ({
      from: places[at],
      to: toolAt.get(tool),
      busy: model.steps.some((step) => step.agentId === id && step.tool === tool),
    })),
  )
  const { lines, flows } = drawLinks(links, colours)
  group.add(lines)
  return { group, core, flows, sizeLabels: (times) => sizeLabels(group, times) }
}

function drawCore({ accent, accent2 }: Colours): Group {
  const core = new Group()
  const outer = new IcosahedronGeometry(1.15, 1)
  const inner = new IcosahedronGeometry(0.55, 0)
  core.add(
    new LineSegments(
      new EdgesGeometry(outer),
      new LineBasicMaterial({ color: accent, transparent: true, opacity: 0.65 }),
    ),
    new Mesh(outer, new MeshBasicMaterial({ color: accent, transparent: true, opacity: 0.06, depthWrite: false })),
    new Mesh(
      inner,
      new MeshStandardMaterial({ color: accent2, emissive: accent, emissiveIntensity: 0.5, flatShading: true }),
    ),
  )
  return core
}

const drawRing = (points: Vector3[], { line }: Colours) =>
  new LineLoop(
    new BufferGeometry().setFromPoints(points),
    new LineBasicMaterial({ color: line, transparent: true, opacity: 0.5 }),
  )

function drawAgent({ name, busy }: EngineModel['agents'][number], place: Vector3 | undefined, colours: Colours): Group {
  const node = new Group()
  const colour = busy ? colours.live : colours.accent
  const material = new MeshStandardMaterial({ color: colour, emissive: colour, emissiveIntensity: busy ? 0.8 : 0.25 })
  const label = drawLabel(name, busy ? colours.live : colours.text)
  node.add(new Mesh(new SphereGeometry(0.2, 32, 24), material), label)
  if (busy) node.add(drawGlow(colours.live, 1.6, colours))
  if (place) node.position.copy(place)
  return node
}

function drawTool(name: string, place: Vector3 | undefined, colours: Colours): Group {
  const node = new Group()
  const material = new MeshStandardMaterial({ color: colours.faint, flatShading: true, roughness: 0.6 })
  const label = drawLabel(name, colours.faint)
  node.add(new Mesh(new OctahedronGeometry(0.19), material), label)
  if (place) node.position.copy(place)
  return node
}
