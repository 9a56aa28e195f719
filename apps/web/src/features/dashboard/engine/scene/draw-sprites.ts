import {
  AdditiveBlending,
  CanvasTexture,
  type Group,
  NormalBlending,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three'
import type { Colours } from './read-colours.ts'

const SHARPNESS = 3
const FONT_PX = 13
const LONGEST = 22
const LABEL = 'label'
const HEIGHT = 0.44

const shorten = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words)

/** A name beside its node, always facing the viewer. */
export function drawLabel(words: string, colour: string): Sprite {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const font = `500 ${FONT_PX * SHARPNESS}px "Inter Variable", system-ui, sans-serif`
  const text = shorten(words)
  if (pen) {
    pen.font = font
    canvas.width = Math.ceil(pen.measureText(text).width) + 8
    canvas.height = FONT_PX * SHARPNESS * 1.5
    pen.font = font
    pen.fillStyle = colour
    pen.textBaseline = 'middle'
    pen.fillText(text, 4, canvas.height / 2)
  }
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  const label = new Sprite(new SpriteMaterial({ map, transparent: true, depthTest: false }))
  label.name = LABEL
  label.userData.aspect = canvas.width / canvas.height
  label.renderOrder = 2
  return label
}

/** Written so large that they are as easy to read from afar. */
export function sizeLabels(group: Group, times: number): void {
  for (const label of group.getObjectsByProperty('name', LABEL)) {
    const height = HEIGHT * times
    label.scale.set(height * label.userData.aspect, height, 1)
    label.position.y = -0.28 - height / 2
  }
}

/** A soft light around a node. */
export function drawGlow(colour: string, size: number, { isDark }: Colours): Sprite {
  const canvas = document.createElement('canvas')
  canvas.width = 128
  canvas.height = 128
  const pen = canvas.getContext('2d')
  const fade = pen?.createRadialGradient(64, 64, 0, 64, 64, 64)
  if (pen && fade) {
    fade.addColorStop(0, colour.replace('rgb(', 'rgba(').replace(')', `, ${isDark ? 0.55 : 0.3})`))
    fade.addColorStop(1, colour.replace('rgb(', 'rgba(').replace(')', ', 0)'))
    pen.fillStyle = fade
    pen.fillRect(0, 0, 128, 128)
  }
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  const blending = isDark ? AdditiveBlending : NormalBlending
  const glow = new Sprite(new SpriteMaterial({ map, transparent: true, depthWrite: false, blending }))
  glow.scale.setScalar(size)
  return glow
}
