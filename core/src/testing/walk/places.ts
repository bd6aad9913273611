import type { TestClient } from '@ashlar/sdk/testing'
import type { ListedRoute } from '../../host/route-table.ts'
import { type JsonSchema, schemasByName } from '../../http/json-schema.ts'
import { sampleAt, sampleOf } from '../sample.ts'
import type { InMemoryHost } from '../test-host.ts'
import { idFields } from './fields.ts'
import { nameOf, paramsOf } from './routes.ts'

/** Real ids of one website, for the routes whose address begins with `under`. */
export interface Place {
  readonly under: string
  /** By name of a parameter or field. `id` also serves a field `ids`. */
  readonly ids: Readonly<Record<string, string | number>>
}

/**
 * Makes real things of a website and gives their ids. Everything that it makes holds the word, so that a walk sees
 * when another website is shown any of it.
 */
export type PlaceMaker = (host: InMemoryHost, owner: TestClient, word: string) => Promise<readonly Place[]>

/** The id for a parameter or field of an address; the longest matching place that knows the name decides. */
export function idFor(places: readonly Place[], url: string, name: string): string | number | undefined {
  const known = name === 'ids' ? 'id' : name
  return places
    .filter(({ under, ids }) => url.startsWith(under) && known in ids)
    .toSorted((one, other) => other.under.length - one.under.length)[0]?.ids[known]
}

/** The address of a real thing. Throws when no place knows a parameter. */
export function addressOf(row: ListedRoute, places: readonly Place[]): string {
  return paramsOf(row).reduce((made, param) => {
    const id = idFor(places, row.url, param)
    if (id === undefined) throw new Error(withoutPlace(row, param))
    return made.replace(param === '*' ? '*' : `:${param}`, String(id))
  }, row.url)
}

/** The address with real ids where they are known; the other parameters lead to nothing. */
export const realOrNowhere = (row: ListedRoute, places: readonly Place[]): string =>
  row.url.replace(/:([a-zA-Z]+)|\*/g, (_, name = '*') => String(idFor(places, row.url, name) ?? 2_000_000_000))

export const withoutPlace = (row: ListedRoute, name: string): string =>
  `${nameOf(row)}: no real id for "${name}". Create one in the place maker of this test.`

/** A small valid body whose id fields hold real ids. */
export function meaningfulBody(row: ListedRoute, body: JsonSchema, places: readonly Place[]): object {
  const start: object = Object(sampleOf(body))
  const withIds = idFields(body)
    .filter(({ isRequired }) => isRequired)
    .reduce((made, { path, name, isList }) => {
      const id = idFor(places, row.url, name)
      return id === undefined ? made : sampleAt(body, made, path, isList ? [id] : id)
    }, start)
  const hasContent = schemasByName(body.properties).some(([name]) => name === 'content')
  return hasContent && 'content' in withIds ? { ...withIds, content: blankText } : withIds
}

/** A page without anything on it, as it is sent. */
const blankText = JSON.stringify({
  rootNodeId: 'root',
  nodes: { root: { type: 'wrapper', version: 1, props: {}, parent: null, children: [] } },
})
