import { OPERATIONS, type Operation } from '@app/spec'
import { describePlatform, knownOperations } from './describe-platform.ts'
import type { Platform } from './platform.ts'

/** A word of its path says that files are what it is about. */
const FILES = /file|document|attachment|upload|asset|photo|image|video|media|object|blob/i
const WRITES: readonly Operation[] = ['create_item', 'update_item', 'delete_item']
/** Only a host that says so itself is known to be one to try things on. */
const FOR_TRYING = /\b(sandbox|paper-api|demo|test)\b/i

/** A platform as the catalogue's calls tell of it. Null is: not known. */
export function toMegaPlatform(platform: Platform) {
  return {
    id: platform.id,
    name: platform.name,
    category: platform.category,
    description: describePlatform(platform),
    popularity: platform.popularity,
    difficulty: platform.difficulty,
    rateLimits: platform.rateLimit,
    freeTier: platform.freeTier,
    testingSupport: testingSupportOf(platform),
    authMethods: platform.signIns.map(({ type, place, names }) => ({ type, place, names: [...names] })),
    documentation: platform.documentation,
    website: platform.website,
    baseUrl: platform.baseUrl,
    publicAPIs: platform.open,
    fileAccess: fileAccessOf(platform),
    appAccess: appAccessOf(platform),
    requiresAuth: !platform.open,
    authType: platform.signIn.type,
    capabilities: knownOperations(platform),
    operations: operationsOf(platform),
    works: platform.works,
    icon: platform.icon,
  }
}

const testingSupportOf = ({ baseUrl }: Platform) => (FOR_TRYING.test(baseUrl) ? true : null)

function fileAccessOf({ category, routes }: Platform): boolean | null {
  const paths = Object.values(routes).map((route) => route?.path ?? '')
  return category === 'cloud_storage' || paths.some((path) => FILES.test(path)) ? true : null
}

const appAccessOf = ({ routes }: Platform) => (WRITES.some((operation) => routes[operation]) ? true : null)

const operationsOf = ({ routes }: Platform) =>
  OPERATIONS.flatMap((operation) => {
    const route = routes[operation]
    return route ? [{ operation, method: route.method, path: route.path }] : []
  })
