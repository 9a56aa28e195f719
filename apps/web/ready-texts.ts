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

const makeReady = (texts: Texts): Ready =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : makeReady(text)]),
  )
