import type { ChangedView, NewView, SavedView } from '@ashlar/sdk/platform'
import { type Actor, type Database, roles, type Transaction } from '@ashlar/sdk/server'
import { savedViewErrors as errors } from './saved-view.errors.ts'

interface ViewRow {
  readonly id: number
  readonly list: string
  readonly account: string
  readonly author: string
  readonly name: string
  readonly query: string
  readonly roles: readonly number[]
  readonly is_default: boolean
}

/** Views of one list that one person may have. */
const mostViews = 50

/** Lists as people like to find them again: their own, and those shared with their role. */
export class SavedViewService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The actor's own first, then what is shared with the actor's role; by name. */
  list(actor: Actor, list: string): Promise<SavedView[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.sql<ViewRow>`select v.*, d.view_id is not null as is_default from core.saved_view v
        left join core.saved_view_default d on d.list = v.list and d.account = ${actor.guid} and d.view_id = v.id
        where v.list = ${list} and (v.account = ${actor.guid} or ${actor.roleId}::smallint = any(v.roles))
        order by v.account <> ${actor.guid}, lower(v.name), v.id`
      return rows.map((row) => viewOf(row, actor))
    })
  }

  /** @throws VIEW_NAME_TAKEN (409), TOO_MANY_VIEWS (409) */
  add(actor: Actor, view: NewView): Promise<SavedView> {
    return this.#database.tenant(async (tx) => {
      const [own] = await tx.sql<{ count: number }>`select count(*)::integer as count from core.saved_view
        where list = ${view.list} and account = ${actor.guid}`
      if ((own?.count ?? 0) >= mostViews) throw errors.TOO_MANY_VIEWS(mostViews)
      const [row] = await tx.sql<{ id: number }>`
        insert into core.saved_view (list, account, author, name, query, roles)
        values (${view.list}, ${actor.guid}, ${actor.displayName}, ${view.name}, ${view.query},
          ${view.roles ?? []}::smallint[])
        on conflict (tenant_id, list, account, name) do nothing returning id`
      if (row === undefined) throw nameTaken(view.name)
      const id = Number(row.id)
      if (view.isDefault) await setDefault(tx, actor, view.list, id)
      note(tx, 'created', id, view.name, view.roles ?? [])
      return viewOf(await visible(tx, actor, id), actor)
    })
  }

  /**
   * Change what is the actor's own. Which view opens first is each person's choice, for shared views too.
   *
   * @throws UNKNOWN_VIEW (404), VIEW_NOT_OWN (403), VIEW_NAME_TAKEN (409)
   */
  change(actor: Actor, { id, name, query, roles: shared, isDefault }: ChangedView): Promise<SavedView> {
    return this.#database.tenant(async (tx) => {
      const before = await visible(tx, actor, id)
      if (name !== undefined || query !== undefined || shared !== undefined) {
        if (before.account !== actor.guid) throw errors.VIEW_NOT_OWN()
        const now = { name: name ?? before.name, query: query ?? before.query, roles: shared ?? before.roles }
        const [taken] = await tx.sql`select from core.saved_view
          where list = ${before.list} and account = ${actor.guid} and name = ${now.name} and id <> ${id}`
        if (taken !== undefined) throw nameTaken(now.name)
        await tx.sql`update core.saved_view set name = ${now.name}, query = ${now.query},
          roles = ${now.roles}::smallint[], author = ${actor.displayName}, changed_at = now() where id = ${id}`
        note(tx, 'changed', id, now.name, now.roles)
      }
      if (isDefault === true) await setDefault(tx, actor, before.list, id)
      if (isDefault === false) {
        await tx.sql`delete from core.saved_view_default
          where list = ${before.list} and account = ${actor.guid} and view_id = ${id}`
      }
      return viewOf(await visible(tx, actor, id), actor)
    })
  }

  /** One's own; of what is shared with them, administrators may remove what others have left behind. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const view = await visible(tx, actor, id)
      if (view.account !== actor.guid && actor.roleId > roles.administrator) throw errors.VIEW_NOT_OWN()
      await tx.sql`delete from core.saved_view where id = ${id}`
      note(tx, 'deleted', id, view.name, view.roles)
    })
  }
}

async function visible(tx: Transaction, actor: Actor, id: number): Promise<ViewRow> {
  const [row] = await tx.sql<ViewRow>`select v.*, d.view_id is not null as is_default from core.saved_view v
    left join core.saved_view_default d on d.list = v.list and d.account = ${actor.guid} and d.view_id = v.id
    where v.id = ${id} and (v.account = ${actor.guid} or ${actor.roleId}::smallint = any(v.roles))`
  if (row === undefined) throw errors.UNKNOWN_VIEW()
  return row
}

async function setDefault(tx: Transaction, actor: Actor, list: string, id: number): Promise<void> {
  await tx.sql`insert into core.saved_view_default (list, account, view_id) values (${list}, ${actor.guid}, ${id})
    on conflict (tenant_id, list, account) do update set view_id = excluded.view_id`
}

/** What others see goes into the log; how people arrange their own desk does not. */
function note(tx: Transaction, verb: string, id: number, name: string, shared: readonly number[]): void {
  if (shared.length === 0) return
  tx.audit({ action: `view.${verb}`, entity: 'view', entityId: id, title: name, details: { roles: shared.join(', ') } })
}

const nameTaken = (name: string) =>
  errors.VIEW_NAME_TAKEN(name).at({ path: 'name', message: 'You have a view of this name already.' })

function viewOf(
  { account, is_default, id, list, name, query, roles: shared, author }: ViewRow,
  actor: Actor,
): SavedView {
  return {
    ...{ list, name, query, author },
    id: Number(id),
    roles: shared.map(Number),
    isOwn: account === actor.guid,
    isDefault: is_default,
  }
}
