import type { AnyRoute } from '@tanstack/react-router'
import { Route as root } from './routes/__root.tsx'
import { Route as unauthorized } from './routes/_visitor/401.tsx'
import { Route as notFound } from './routes/_visitor/404.tsx'
import { Route as login } from './routes/_visitor/login.tsx'
import { Route as logout } from './routes/_visitor/logout.tsx'
import { Route as visitor } from './routes/_visitor.tsx'
import type { routeTree } from './routes.gen.ts'

/** As routes.gen.ts ties a route file to its parent. */
const tied = (route: AnyRoute, parent: AnyRoute, path: string) =>
  route.update({ id: path, path, getParentRoute: () => parent } as never) as AnyRoute

const inFrame = [
  tied(unauthorized, visitor, '/401'),
  tied(notFound, visitor, '/404'),
  tied(login, visitor, '/login'),
  tied(logout, visitor, '/logout'),
]
const frame = visitor.update({ id: '/_visitor', getParentRoute: () => root } as never) as AnyRoute

/**
 * The routes of /login and of the pages beside it. All others are as many as there are screens: the login would wait for their list, so that it
 * comes with the first page behind the entrance (see main.tsx). To the compiler this is the whole tree.
 */
export const entranceRoutes = root.addChildren([frame.addChildren(inFrame)]) as unknown as typeof routeTree
