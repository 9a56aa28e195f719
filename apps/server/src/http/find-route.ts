import { ONE_ROUTES, type OneRouteName, ROUTES, type RouteName } from '@app/spec'

/** `/tasks/$id` as what it is seen as: whether there is such a thing only the page finds out, that there could be is known here. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/\$\w+/, '[\\w-]{1,64}')}/?$`)
const PATTERNS = Object.entries({ ...ROUTES, ...ONE_ROUTES }).map(([name, path]) => ({
  name: name as RouteName | OneRouteName,
  fits: toPattern(path),
}))

/** Which screen of the route table an address shows; undefined is the 404 page. */
export const findRoute = (path: string) => PATTERNS.find(({ fits }) => fits.test(path))?.name
