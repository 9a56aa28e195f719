/** The origins browsers give to extensions, and to nothing that a site could be. */
const EXTENSION_ORIGIN = /^(?:chrome|moz)-extension:\/\/[a-z0-9-]{1,64}$/

export const isExtensionOrigin = (origin: string | undefined): origin is string =>
  origin !== undefined && EXTENSION_ORIGIN.test(origin)
