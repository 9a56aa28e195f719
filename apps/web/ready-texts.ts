import compile from 'icu-minify/compile'
import { type Plugin, runnerImport } from 'vite'

const TEXTS = /packages\/spec\/src\/texts\/[a-z]{2}\/.+\.ts$/

type Texts = { [key: string]: string | Texts }
type Ready = { [key: string]: ReturnType<typeof compile> | Ready }

/**
 * Texts with their placeholders taken apart at build time: the browser loads no parser for them. The pages written ahead
 * of time are drawn by Node, which has one.
 */
export function readyTexts(): Plugin {
  return {
    name: 'ready-texts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async load(id) {
      if (!TEXTS.test(id)) return undefined
      const { module } = await runnerImport<{ default: Texts }>(id)
      return `export default ${JSON.stringify(makeReady(module.default))}`
    },
  }
}

/** Named styles are looked up in `lib/text-rules.ts`; one that is not there would be dropped in silence. */
const STYLED = /,\s*(?:date|time|number),\s*(\w+)/g
const STYLES = new Set(['long', 'percent'])

function ready(text: string) {
  const unknown = [...text.matchAll(STYLED)].find(([, style = '']) => !STYLES.has(style))
  if (unknown) throw new Error(`The style "${unknown[1]}" is not in lib/text-rules.ts: ${text}`)
  return compile(text)
}

const makeReady = (texts: Texts): Ready =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? ready(text) : makeReady(text)]),
  )
