// The process's program while nothing is built: it does not take over the TypeScript loader of the one that starts it.
import { register } from 'tsx/esm/api'

register()
await import('./work.ts')
