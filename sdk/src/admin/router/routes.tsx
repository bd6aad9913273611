import { createContext, type ReactNode, use, useMemo } from 'react'
import { parse } from 'regexparam'
import { useLocation } from './location.ts'

export type Params = Readonly<Record<string, string | undefined>>

const RouteParams = createContext<Params>({})

/** What stands for `:name` in the path of the screen, decoded; for `*` the rest of the address. */
export const useParams = (): Params => use(RouteParams)

export interface Route {
  /** `/admin/pages/:id`, `/admin/packages/*`. */
  readonly path: string
}

/** The route of an address, and its parts. Of several that fit it is the one that says most, from left to right. */
export function matchRoute<R extends Route>(routes: readonly R[], pathname: string) {
  for (const route of routes.toSorted((a, b) => (rankOf(a.path) < rankOf(b.path) ? -1 : 1))) {
    const params = paramsIn(route.path, pathname)
    if (params) return { route, params }
  }
  return undefined
}

/** A letter for each segment: what is written out before a parameter, and both before the rest. */
const rankOf = (path: string) =>
  path
    .split('/')
    .map((part) => (part === '*' ? 'c' : part.startsWith(':') ? 'b' : 'a'))
    .join('')

function paramsIn(path: string, pathname: string): Params | undefined {
  const { keys, pattern } = parse(path)
  const found = pattern.exec(pathname)
  return found ? Object.fromEntries(keys.map((key, at) => [key, decoded(found[at + 1])])) : undefined
}

/** As it is where somebody typed what is no code for letters. */
function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Shows what belongs to the address; `found` is undefined where nothing does. */
export function Routes<R extends Route>({
  routes,
  children,
}: {
  readonly routes: readonly R[]
  readonly children: (found: R | undefined) => ReactNode
}) {
  const { pathname } = useLocation()
  const found = useMemo(() => matchRoute(routes, pathname), [routes, pathname])
  return <RouteParams value={found?.params ?? {}}>{children(found?.route)}</RouteParams>
}
