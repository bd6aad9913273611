import type { ChangedView, NewView, SavedView } from '@ashlar/sdk/platform'
import { type Actor, type Database, type RowOf, roles, type Transaction } from '@ashlar/sdk/server'
import { SavedViewDefaultEntity, SavedViewEntity } from './saved-view.entity.ts'
import { savedViewErrors as errors } from './saved-view.errors.ts'

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
      const rows = await views(tx, actor)
        .where('saved_view.list', '=', list)
        .orderBy(({ eb }) => eb('saved_view.account', '<>', actor.guid))
        .orderBy(({ fn }) => fn('lower', ['name']))
        .orderBy('id')
        .execute()
      return rows.map((row) => viewOf(row, actor))
    })
  }

  /** @throws VIEW_NAME_TAKEN (409), TOO_MANY_VIEWS (409) */
  add(actor: Actor, view: NewView): Promise<SavedView> {
    return this.#database.tenant(async (tx) => {
      const { own } = await tx
        .db(SavedViewEntity)
        .selectFrom('saved_view')
        .select(({ fn }) => fn.countAll<number>().as('own'))
        .where('list', '=', view.list)
        .where('account', '=', actor.guid)
        .executeTakeFirstOrThrow()
      if (own >= mostViews) throw errors.TOO_MANY_VIEWS(mostViews)
      const { list, name, query, roles: shared = [] } = view
      const row = await tx
        .db(SavedViewEntity)
        .insertInto('saved_view')
        .values({ list, account: actor.guid, author: actor.displayName, name, query, roles: [...shared] })
        .onConflict((conflict) => conflict.columns(['tenantId', 'list', 'account', 'name']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row === undefined) throw nameTaken(name)
      const { id } = row
      if (view.isDefault) await setDefault(tx, actor, view.list, id)
      note(tx, 'created', id, name, shared)
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
        const now = { name: name ?? before.name, query: query ?? before.query, roles: [...(shared ?? before.roles)] }
        const taken = await tx
          .db(SavedViewEntity)
          .selectFrom('saved_view')
          .select('id')
          .where('list', '=', before.list)
          .where('account', '=', actor.guid)
          .where('name', '=', now.name)
          .where('id', '<>', id)
          .executeTakeFirst()
        if (taken !== undefined) throw nameTaken(now.name)
        await tx
          .db(SavedViewEntity)
          .updateTable('saved_view')
          .set(({ fn }) => ({ ...now, author: actor.displayName, changedAt: fn('now') }))
          .where('id', '=', id)
          .execute()
        note(tx, 'changed', id, now.name, now.roles)
      }
      if (isDefault === true) await setDefault(tx, actor, before.list, id)
      if (isDefault === false) {
        await tx
          .db(SavedViewDefaultEntity)
          .deleteFrom('saved_view_default')
          .where('list', '=', before.list)
          .where('account', '=', actor.guid)
          .where('viewId', '=', id)
          .execute()
      }
      return viewOf(await visible(tx, actor, id), actor)
    })
  }

  /** One's own; of what is shared with them, administrators may remove what others have left behind. */
  remove(actor: Actor, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const view = await visible(tx, actor, id)
      if (view.account !== actor.guid && actor.roleId > roles.administrator) throw errors.VIEW_NOT_OWN()
      await tx.db(SavedViewEntity).deleteFrom('saved_view').where('id', '=', id).execute()
      note(tx, 'deleted', id, view.name, view.roles)
    })
  }
}

/** What the actor sees, with what opens first. */
const views = (tx: Transaction, actor: Actor) =>
  tx
    .db(SavedViewEntity, SavedViewDefaultEntity)
    .selectFrom('saved_view')
    .leftJoin('saved_view_default', (join) =>
      join
        .onRef('saved_view_default.list', '=', 'saved_view.list')
        .on('saved_view_default.account', '=', actor.guid)
        .onRef('saved_view_default.viewId', '=', 'saved_view.id'),
    )
    .selectAll('saved_view')
    .select('saved_view_default.viewId as opensFirst')
    .where(({ eb, fn, val, or }) =>
      or([eb('saved_view.account', '=', actor.guid), eb(val<number>(actor.roleId), '=', fn.any('saved_view.roles'))]),
    )

type Seen = RowOf<typeof SavedViewEntity> & { readonly opensFirst: number | null }

async function visible(tx: Transaction, actor: Actor, id: number): Promise<Seen> {
  const row = await views(tx, actor).where('saved_view.id', '=', id).executeTakeFirst()
  if (row === undefined) throw errors.UNKNOWN_VIEW()
  return row
}

async function setDefault(tx: Transaction, actor: Actor, list: string, id: number): Promise<void> {
  await tx
    .db(SavedViewDefaultEntity)
    .insertInto('saved_view_default')
    .values({ list, account: actor.guid, viewId: id })
    .onConflict((conflict) => conflict.columns(['tenantId', 'list', 'account']).doUpdateSet({ viewId: id }))
    .execute()
}

/** What others see goes into the log; how people arrange their own desk does not. */
function note(tx: Transaction, verb: string, id: number, name: string, shared: readonly number[]): void {
  if (shared.length === 0) return
  tx.audit({ action: `view.${verb}`, entity: 'view', entityId: id, title: name, details: { roles: shared.join(', ') } })
}

const nameTaken = (name: string) =>
  errors.VIEW_NAME_TAKEN(name).at({ path: 'name', message: 'You already have a view with this name.' })

function viewOf({ account, opensFirst, id, list, name, query, roles: shared, author }: Seen, actor: Actor): SavedView {
  return { list, name, query, author, id, roles: shared, isOwn: account === actor.guid, isDefault: opensFirst !== null }
}
