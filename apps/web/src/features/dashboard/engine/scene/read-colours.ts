const TOKENS = {
  accent: '--accent',
  accent2: '--accent-2',
  live: '--live',
  line: '--line-strong',
  text: '--text',
  faint: '--text-3',
  ground: '--surface-1',
} as const
export type Colours = Record<keyof typeof TOKENS, string> & { isDark: boolean }

/** The tokens in force, in the one notation that WebGL's helpers understand; a canvas knows all the others. */
export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const toRgb = (value: string) => {
    if (!pen) return '#888888'
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = value
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, toRgb(style.getPropertyValue(token))])
  return { ...Object.fromEntries(entries), isDark: style.colorScheme === 'dark' } as Colours
}
