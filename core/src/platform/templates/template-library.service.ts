import type { TemplateEntry, TemplateListQuery, TemplateUse } from '@ashlar/sdk/platform'
import { type Database, type ListTotal, type Settings, type Transaction, totalWith, windowOf } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { membersBut } from '../members.ts'
import { PageEntity, TemplateUsageEntity } from '../pages/page.entity.ts'
import { SettingEntity } from '../settings/setting.entity.ts'
import { templateSettings } from '../settings/template-settings.ts'
import { anyOf, isoOf } from '../sql.ts'
import { TemplateEntity, type TemplateRecord } from './template.entity.ts'
import { templateErrors } from './template.errors.ts'

const members = membersBut(TemplateEntity, 'tenantId', 'content', 'changedBy')

type Entry = Pick<TemplateRecord, (typeof members)[number]> & { readonly pages: number }

/** Templates as a library: what there is, where each is used, and away with what nothing needs. */
export class TemplateLibrary {
  readonly #database: Database
  readonly #settings: Settings
  readonly #composition: Pick<Composition, 'modules'>

  constructor(database: Database, settings: Settings, composition: Pick<Composition, 'modules'>) {
    this.#database = database
    this.#settings = settings
    this.#composition = composition
  }

  async list(query: TemplateListQuery): Promise<{ rows: TemplateEntry[] } & ListTotal> {
    const chrome = await this.#chrome()
    return this.#database.tenant(async (tx) => {
      const { all: listed, more } = await listedIn(tx, query)
      const { limit, offset } = windowOf(query)
      const { orderBy = 'name' } = query
      const way = query.orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
      const rows = await listed
        .select(members)
        .select(({ selectFrom }) =>
          selectFrom('template_usage as u')
            .innerJoin('page as p', (join) =>
              join.onRef('p.tenantId', '=', 'u.tenantId').onRef('p.id', '=', 'u.pageId').on('p.deletedAt', 'is', null),
            )
            .select(({ fn }) => fn.countAll<number>().as('pages'))
            .whereRef('u.templateId', '=', 'component_template.id')
            .$asScalar()
            .$notNull()
            .as('pages'),
        )
        .orderBy(({ fn, ref }) => (orderBy === 'name' ? fn('lower', ['name']) : ref(orderBy)), way)
        .orderBy('id', way)
        .limit(limit)
        .offset(offset)
        .execute()
      const naming = await this.#naming(tx)
      const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map((row) => entryOf(row, { chrome, naming })), ...totalWith(total, more) }
    })
  }

  /** Where a template stands: pages (deleted ones too, they can come back), and around every page. */
  async uses(id: number): Promise<TemplateUse[]> {
    const chrome = await this.#chrome()
    return this.#database.tenant(async (tx) => {
      if (!(await titled(tx, id).executeTakeFirst())) throw templateErrors.TEMPLATE_NOT_FOUND()
      return usesOf(tx, id, { chrome, naming: await this.#naming(tx) })
    })
  }

  /** @throws TEMPLATE_IN_USE (409) with where it is used. */
  async remove(id: number): Promise<void> {
    const chrome = await this.#chrome()
    await this.#database.tenant(async (tx) => {
      const template = await titled(tx, id).forUpdate().executeTakeFirst()
      if (!template) throw templateErrors.TEMPLATE_NOT_FOUND()
      const uses = await usesOf(tx, id, { chrome, naming: await this.#naming(tx) })
      if (uses.length > 0) throw templateErrors.TEMPLATE_IN_USE(template.name, uses.length).with({ uses })
      await tx.db(TemplateEntity).deleteFrom('component_template').where('id', '=', id).execute()
      await tx.usage.remove('template', id)
      await tx.search.remove('template', id)
      tx.dropTags(`template:${id}`)
      tx.audit({ action: 'template.deleted', entity: 'template', entityId: id, title: template.name })
    })
  }

  /** Settings of modules that name a template, whether or not the website has the module now. */
  async #naming(tx: Transaction): Promise<NamingSetting[]> {
    const ofModules = templateSettings(this.#composition.modules).filter(({ module }) => module)
    const keys = ofModules.map(({ key }) => key)
    if (keys.length === 0) return []
    const rows = await tx
      .db(SettingEntity)
      .selectFrom('setting')
      .select(['key', 'value'])
      .where('key', 'in', keys)
      .execute()
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    return ofModules.map(({ key, title, module }) => ({ title, module: module?.id, template: values.get(key) }))
  }

  async #chrome(): Promise<Chrome> {
    const { header_template: header, footer_template: footer } = await this.#settings.platform()
    return { header, footer }
  }
}

/** A setting of a module with the template that it names. */
interface NamingSetting {
  readonly title: string
  readonly module: string | undefined
  readonly template: unknown
}

interface Chrome {
  readonly header: number
  readonly footer: number
}

/** Pages named at most; enough to see what to do. */
const mostUses = 50

interface Around {
  readonly chrome: Chrome
  readonly naming: readonly NamingSetting[]
}

async function usesOf(tx: Transaction, id: number, { chrome, naming }: Around): Promise<TemplateUse[]> {
  const pages = await tx
    .db(TemplateUsageEntity, PageEntity)
    .selectFrom('template_usage as u')
    .innerJoin('page as p', (join) => join.onRef('p.tenantId', '=', 'u.tenantId').onRef('p.id', '=', 'u.pageId'))
    .select(['p.id', 'p.title', 'p.deletedAt'])
    .where('u.templateId', '=', id)
    .orderBy('p.id')
    .limit(mostUses)
    .execute()
  const around = (kind: 'header' | 'footer', title: string): TemplateUse[] =>
    chrome[kind] === id ? [{ kind, id: null, title, deleted: false }] : []
  return [
    ...around('header', 'Header of every page'),
    ...around('footer', 'Footer of every page'),
    ...naming
      .filter(({ template }) => template === id)
      .map(({ title, module }) => ({
        ...{ kind: 'setting' as const, id: null, title, deleted: false },
        ...(module !== undefined && { module }),
      })),
    ...pages.map(
      (page): TemplateUse => ({
        ...{ kind: 'page', id: page.id, title: page.title },
        deleted: page.deletedAt !== null,
      }),
    ),
  ]
}

function entryOf(row: Entry, { chrome: { header, footer }, naming }: Around): TemplateEntry {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    revision: row.revision,
    pages: row.pages,
    isHeader: row.id === header,
    isFooter: row.id === footer,
    settings: naming.filter(({ template }) => template === row.id).map(({ title }) => title),
    changedAt: isoOf(row.changedAt),
    changedBy: row.changedByName,
  }
}

const titled = (tx: Transaction, id: number) =>
  tx.db(TemplateEntity).selectFrom('component_template').select('name').where('id', '=', id)

async function listedIn(tx: Transaction, { type, search }: TemplateListQuery) {
  let all = tx.db(TemplateEntity, TemplateUsageEntity, PageEntity).selectFrom('component_template')
  if (type !== undefined) all = all.where('type', '=', type)
  if (search === undefined || search.trim() === '') return { all, more: false }
  const { ids, more } = await tx.search.find('template', search, { limit: 1000 })
  return { all: all.where('id', '=', anyOf(ids)), more }
}
