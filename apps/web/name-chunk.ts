/** Where a first visit to the app begins: what none of these needs, others load when they need it. */
const FIRST = /\/apps\/web\/src\/(?:main\.tsx|app\/|features\/(?:dashboard|assistant)\/)/

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const known = new Map<string, boolean>()

/** What several screens share travels in two files: what the first screen needs, and the rest. */
export function nameChunk(id: string, modules: Modules): 'kit' | 'rest' {
  return isFirst(id, modules, new Set()) ? 'kit' : 'rest'
}

function isFirst(id: string, modules: Modules, seen: Set<string>): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  if (seen.has(id)) return false
  seen.add(id)
  const first =
    FIRST.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isFirst(importer, modules, seen))
  known.set(id, first)
  return first
}
