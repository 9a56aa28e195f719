// The thread's program while nothing is built: a thread does not take over the TypeScript loader of its process.
import { register } from 'tsx/esm/api'

register()
await import('./work.ts')
