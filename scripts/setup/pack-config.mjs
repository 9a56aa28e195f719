import { build } from 'vite'
import { inRoot } from './paths.mjs'

const NOTE = '// Written by `npm run config` from apps/server/src/config.ts. Change the rules there.\n'

/** The rules of the configuration as one file of plain JavaScript that needs nothing installed. */
export async function packConfig() {
  const [{ output }] = await build({
    root: inRoot('apps/server'),
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: 'src/config.ts', formats: ['es'] },
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { external: [/^node:/] },
    },
  })
  return NOTE + output[0].code
}
