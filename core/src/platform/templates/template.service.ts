import { type Content, mediaIdsIn } from '@ashlar/sdk'
import type { Template, TemplateContent, TemplateType, UpdateTemplate } from '@ashlar/sdk/platform'
import { type Database, encodeContent, type Log, type Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { errors } from '../errors.ts'
import { storedTemplates } from '../pages/content.sources.ts'
import type { ContentGate } from '../pages/content-gate.ts'
import { assertNoTemplates } from '../pages/linked-templates.ts'
import { pageErrors } from '../pages/page.errors.ts'
import { isoOf } from '../sql.ts'
import { templateErrors } from './template.errors.ts'
import { blankTemplate, sentContent } from './template-content.ts'

interface TemplateRow {
  readonly id: number
  readonly name: string
  readonly type: TemplateType
  readonly content: string
  readonly revision: number
  readonly changed_at: Date
  readonly changed_by_name: string
}

/** Templates in a list at most; they are chosen from, not paged through. */
const listLimit = 500

/** Section and container templates: parts of pages kept under a name. */
export class TemplateService {
  readonly #database: Database
  readonly #gate: ContentGate
  readonly #log: Log | undefined

  constructor(database: Database, gate: ContentGate, log: Log | undefined) {
    this.#database = database
    this.#gate = gate
    this.#log = log
  }

  /** By name. */
  async list(type: TemplateType): Promise<Template[]> {
    const rows = await this.#database.tenant(
      (tx) => tx.sql<TemplateRow>`
        select id, name, type, content::text as content, revision, changed_at, changed_by_name
        from core.component_template where type = ${type} order by lower(name), id limit ${listLimit}`,
    )
    return rows.map((row) => this.#present(row))
  }

  async byId(id: number): Promise<Template> {
    return this.#present(await this.#database.tenant((tx) => templateRow(tx, id)))
  }

  /** API-113, API-114. */
  async create(
    input: { readonly componentName?: string | undefined; readonly content?: TemplateContent | undefined },
    type: TemplateType,
    author: Author,
  ): Promise<Template> {
    const name = checkedName(input.componentName)
    const sent = input.content === undefined ? undefined : sentContent(input.content)
    const row = await this.#database.tenant(async (tx) => {
      const json = JSON.stringify(sent ? await this.#accept(tx, type, sent) : blankTemplate(type))
      const [made] = await tx.sql<TemplateRow>`
        insert into core.component_template (name, type, content, changed_by, changed_by_name)
        values (${name}, ${type}, ${json}::jsonb, ${author.guid}, ${author.name})
        returning id, name, type, content::text as content, revision, changed_at, changed_by_name`
      if (!made) throw templateErrors.TEMPLATE_NOT_FOUND()
      await keepRevision(tx, made.id, author)
      await this.#index(tx, made)
      tx.audit({
        action: 'template.created',
        entity: 'template',
        entityId: made.id,
        title: made.name,
        details: { type },
      })
      return made
    })
    return this.#present(row)
  }

  /** API-104. @throws STALE_REVISION (409) with the current version. */
  async save(id: number, input: UpdateTemplate, author: Author): Promise<Template> {
    const sent = input.content === undefined ? undefined : sentContent(input.content)
    const row = await this.#database.tenant(async (tx) => {
      const before = await templateRow(tx, id, true)
      if (input.revision !== undefined && input.revision !== before.revision) throw this.#stale(before)
      if (sent && this.#gate.read(before.content).unreadable && input.overwriteUnreadable !== true) {
        throw pageErrors.CONTENT_UNREADABLE()
      }
      const name = input.componentName === undefined ? before.name : checkedName(input.componentName)
      const content = sent && (await this.#accept(tx, before.type, sent))
      if (content) this.#gate.assertLayoutKept(this.#gate.read(before.content).content, content)
      const json = content ? JSON.stringify(content) : before.content
      const [saved] = await tx.sql<TemplateRow>`
        update core.component_template set name = ${name}, content = ${json}::jsonb, revision = revision + 1,
          changed_at = now(), changed_by = ${author.guid}, changed_by_name = ${author.name}
        where id = ${id}
        returning id, name, type, content::text as content, revision, changed_at, changed_by_name`
      if (!saved) throw templateErrors.TEMPLATE_NOT_FOUND()
      if (sent) await keepRevision(tx, id, author)
      await this.#index(tx, saved)
      const action = sent ? 'template.saved' : 'template.renamed'
      tx.audit({ action, entity: 'template', entityId: id, title: saved.name, details: { revision: saved.revision } })
      tx.dropTags(`template:${id}`)
      return saved
    })
    return this.#present(row)
  }

  async #accept(tx: Transaction, type: TemplateType, sent: Content): Promise<Content> {
    assertNoTemplates(sent)
    return this.#gate.accept(sent, { roots: [type], stored: () => storedTemplates(tx) })
  }

  async #index(tx: Transaction, row: TemplateRow): Promise<void> {
    await tx.search.put('template', row.id, row.name)
    const { content } = this.#gate.read(row.content)
    await tx.usage.put('template', row.id, this.#gate.types(content))
    await tx.usage.putMedia('template', row.id, mediaIdsIn(content))
  }

  #stale(before: TemplateRow) {
    return documentErrors.STALE_REVISION(before.changed_by_name).with({ current: this.#present(before) })
  }

  #present(row: TemplateRow): Template {
    const { content, unreadable } = this.#gate.read(row.content)
    if (unreadable) this.#log?.error({ template: row.id }, 'Failed to parse content')
    return {
      id: row.id,
      name: row.name,
      componentName: row.name,
      type: row.type,
      content: content && encodeContent(content),
      revision: row.revision,
      changedAt: isoOf(row.changed_at),
      changedBy: row.changed_by_name,
    }
  }
}

function checkedName(name: string | undefined): string {
  const trimmed = name?.trim() ?? ''
  if (trimmed !== '') return trimmed
  throw errors.INVALID_FIELDS().at({ path: 'componentName', message: 'Name is required' })
}

async function templateRow(tx: Transaction, id: number, forUpdate = false): Promise<TemplateRow> {
  if (forUpdate) await tx.sql`select 1 from core.component_template where id = ${id} for update`
  const [row] = await tx.sql<TemplateRow>`
    select id, name, type, content::text as content, revision, changed_at, changed_by_name
    from core.component_template where id = ${id}`
  if (!row) throw templateErrors.TEMPLATE_NOT_FOUND()
  return row
}

async function keepRevision(tx: Transaction, id: number, author: Author): Promise<void> {
  await tx.sql`
    insert into core.component_template_revision (template_id, revision, content, author, author_name)
    select id, revision, content, ${author.guid}::uuid, ${author.name} from core.component_template where id = ${id}`
}
