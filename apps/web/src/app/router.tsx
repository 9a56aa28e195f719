import { ONE_ROUTES, type OneRouteName, ROUTES, type RouteName } from '@app/spec'
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { localeStore } from '../lib/locale.tsx'
import { ensureTexts } from '../lib/texts-store.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { SCREENS, type Screen, type Shell } from './screens.ts'
import { RootFrame } from './shell/root-frame.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: RouteName | OneRouteName
  }
}

const words = (texts: Screen['texts']) => () => ensureTexts(localeStore.get().language, texts)

const PATHS = { ...ROUTES, ...ONE_ROUTES }

/** A tree of its own each time: routes belong to one router. */
function createTree() {
  const root = createRootRoute({ component: RootFrame, loader: words(['shell']) })
  const shellRoute = (
    id: `${Shell}-shell`,
    load: Parameters<typeof lazyRouteComponent>[0],
    name: string,
    texts: Screen['texts'] = [],
  ) => createRoute({ getParentRoute: () => root, id, component: lazyRouteComponent(load, name), loader: words(texts) })
  const shells = {
    public: shellRoute('public-shell', () => import('./shell/public-shell.tsx'), 'PublicShell'),
    app: shellRoute('app-shell', () => import('./shell/app-shell.tsx'), 'AppShell', ['workspace']),
    bare: shellRoute('bare-shell', () => import('./shell/bare-shell.tsx'), 'BareShell'),
  }
  const screenRoute = (screen: Screen) =>
    createRoute({
      getParentRoute: () => shells[screen.shell],
      path: PATHS[screen.name],
      component: lazyRouteComponent(async () => ({ default: await screen.load() })),
      loader: words(screen.texts),
      staticData: { title: screen.name },
    })
  const routesOf = (shell: Shell) => SCREENS.filter((screen) => screen.shell === shell).map(screenRoute)
  return root.addChildren([
    shells.public.addChildren(routesOf('public')),
    shells.app.addChildren(routesOf('app')),
    shells.bare.addChildren(routesOf('bare')),
  ])
}

export const createAppRouter = (place: { history?: RouterHistory } = {}) =>
  createRouter({
    ...place,
    routeTree: createTree(),
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ({ error, reset }: ErrorComponentProps) => (
      <ErrorPage error={error instanceof Error ? error : new Error(String(error))} reset={reset} />
    ),
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })

export const router = createAppRouter()
