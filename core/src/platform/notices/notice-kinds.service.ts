import type { NoticeKind, NoticeWay } from '@ashlar/sdk/platform'
import { core } from '@ashlar/sdk/platform'
import type { Actor, CurrentTenant, Database, Mailer } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { hasModule } from '../../http/tenant-modules.ts'
import { errors } from '../errors.ts'
import { NoticeChoiceEntity } from './notice.entity.ts'
import { noticeWaysOf } from './notice-choices.ts'

/** Kinds of notices that the modules of a website give, and how a person is told of each. */
export class NoticeKinds {
  readonly #database: Database
  readonly #composition: Composition
  readonly #tenant: CurrentTenant
  readonly #mailer: Mailer

  constructor(database: Database, composition: Composition, tenant: CurrentTenant, mailer: Mailer) {
    this.#database = database
    this.#composition = composition
    this.#tenant = tenant
    this.#mailer = mailer
  }

  async list({ guid }: Actor): Promise<{ results: { rows: NoticeKind[]; total: number }; canMail: boolean }> {
    const wayOf = await this.#database.tenant((tx) => noticeWaysOf(tx, [guid]))
    const rows = this.#known().map((each) => ({ ...each, way: wayOf(guid, each.kind) }))
    return { results: { rows, total: rows.length }, canMail: await this.#mailer.isConfigured() }
  }

  /** @throws 404 for a kind that no module of the website gives */
  async choose({ guid }: Actor, kind: string, way: NoticeWay): Promise<NoticeKind> {
    const known = this.#known().find((each) => each.kind === kind)
    if (!known) throw errors.NOT_FOUND('such kind of notice')
    await this.#database.tenant((tx) =>
      tx
        .db(NoticeChoiceEntity)
        .insertInto('notice_choice')
        .values({ account: guid, kind, way })
        .onConflict((conflict) => conflict.columns(['tenantId', 'account', 'kind']).doUpdateSet({ way }))
        .execute(),
    )
    return { ...known, way }
  }

  #known(): Omit<NoticeKind, 'way'>[] {
    const tenant = this.#tenant.get()
    if (tenant === null) return []
    return this.#composition.modules
      .filter(({ id }) => id === core.id || hasModule(tenant, id))
      .flatMap(({ title: module, notices }) =>
        Object.entries(notices).map(([kind, title]) => ({ kind, title, module })),
      )
  }
}
