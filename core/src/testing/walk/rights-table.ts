import type { TestRole } from '@ashlar/sdk/testing'
import { isUnsafe } from '../../http/cross-site.ts'

/** Roles of a website whose rights a table states. */
export type TableRole = Exclude<TestRole, 'platform'>

/**
 * Who may call what, as a person has reviewed it. It is written by hand: a walk compares the answers of the server
 * with it and never asks a route what it declares.
 */
export interface RightsTable {
  /** Rights that each role has at first: areas with `v` view, `c` create, `e` edit and `d` delete, such as `pages:ve`. */
  readonly holds: Readonly<Record<TableRole, string>>
  /**
   * One line per route: method, address, who may call it, and marks.
   *
   * Who: `anyone`, `signed-in`, `staff` (every role but customer), `platform`, or a permission such as
   * `pages.can_view`. Routes that name a website or an agency by its id: `own:` and a permission for people of that
   * website, `own:owner` for its owner, `agency` for whoever runs the agency; the platform may call them all.
   *
   * Marks: `no-token` refuses every API token, `cross-site` takes requests from other sites, `form` takes bodies of
   * HTML forms of its own site, `visitor` knows visitors by their cookie.
   */
  readonly routes: string
}

export interface RightsLine {
  readonly method: string
  readonly url: string
  readonly who: string
  readonly refusesTokens: boolean
  readonly isCrossSite: boolean
  readonly takesForms: boolean
  readonly knowsVisitor: boolean
}

/** The table of a composition: its parts one after another. */
export const joinedRights = (...tables: readonly RightsTable[]): RightsTable => ({
  holds: {
    owner: tables.map(({ holds }) => holds.owner).join(' '),
    administrator: tables.map(({ holds }) => holds.administrator).join(' '),
    manager: tables.map(({ holds }) => holds.manager).join(' '),
    editor: tables.map(({ holds }) => holds.editor).join(' '),
    staff: tables.map(({ holds }) => holds.staff).join(' '),
    customer: tables.map(({ holds }) => holds.customer).join(' '),
  },
  routes: tables.map(({ routes }) => routes).join('\n'),
})

/** The lines of a table by method and address. Throws on a line that it cannot read and on a second one for a route. */
export function linesOf({ routes }: RightsTable): ReadonlyMap<string, RightsLine> {
  const lines = new Map<string, RightsLine>()
  for (const text of routes.split('\n').map((each) => each.trim())) {
    if (text === '') continue
    const [method = '', url = '', who = '', ...marks] = text.split(/\s+/)
    const unknown = marks.find((mark) => !['no-token', 'cross-site', 'form', 'visitor'].includes(mark))
    if (who === '' || unknown !== undefined) throw new Error(`The table of rights contains an invalid line: ${text}`)
    const name = `${method} ${url}`
    if (lines.has(name)) throw new Error(`The table of rights contains ${name} twice.`)
    lines.set(name, {
      ...{ method, url, who },
      refusesTokens: marks.includes('no-token'),
      isCrossSite: marks.includes('cross-site'),
      takesForms: marks.includes('form'),
      knowsVisitor: marks.includes('visitor'),
    })
  }
  return lines
}

/** How many routes a table has: a walk that reaches fewer has lost some on its way. */
export const countRoutes = (table: RightsTable): number => linesOf(table).size

/** How many of them change something, by their method. */
export const countUnsafeRoutes = (table: RightsTable): number =>
  [...linesOf(table).values()].filter(({ method }) => isUnsafe(method)).length

const actionOf: Readonly<Record<string, string>> = { v: 'can_view', c: 'can_create', e: 'can_edit', d: 'can_delete' }

/** `pages:ve` as the permissions `pages.can_view` and `pages.can_edit`. */
export function permissionsIn(holds: string): ReadonlySet<string> {
  const areas = holds.split(/\s+/).filter((text) => text !== '')
  return new Set(
    areas.flatMap((text) => {
      const [area = '', letters = ''] = text.split(':')
      return [...letters].map((letter) => `${area}.${actionOf[letter]}`)
    }),
  )
}
