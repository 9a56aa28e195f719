export { BUILTIN_MIND, builtinDecider } from './builtin-decider.ts'
export { isForPages } from './read/is-for-pages.ts'
