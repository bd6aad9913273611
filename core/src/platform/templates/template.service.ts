import { type Content, mediaIdsIn } from '@ashlar/sdk'
import type { Template, TemplateContent, TemplateType, UpdateTemplate } from '@ashlar/sdk/platform'
import { type Database, encodeContent, type Log, type TablesOf, type Transaction } from '@ashlar/sdk/server'
import type { ExpressionBuilder } from 'kysely'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { errors } from '../errors.ts'
import { membersBut } from '../members.ts'
import { storedTemplates } from '../pages/content.sources.ts'
import type { ContentGate } from '../pages/content-gate.ts'
import { assertNoTemplates } from '../pages/linked-templates.ts'
import { pageErrors } from '../pages/page.errors.ts'
import { isoOf } from '../sql.ts'
import { TemplateEntity, type TemplateRecord, TemplateRevisionEntity } from './template.entity.ts'
import { templateErrors } from './template.errors.ts'
import { blankTemplate, sentContent } from './template-content.ts'

const members = membersBut(TemplateEntity, 'tenantId', 'content', 'changedBy')

type Stored = Pick<TemplateRecord, (typeof members)[number]> & { readonly content: string }

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
    const rows = await this.#database.tenant((tx) =>
      stored(tx)
        .where('type', '=', type)
        .orderBy(({ fn }) => fn('lower', ['name']))
        .orderBy('id')
        .limit(listLimit)
        .execute(),
    )
    return rows.map((row) => this.#present(row))
  }

  async byId(id: number): Promise<Template> {
    return this.#present(await this.#database.tenant((tx) => templateById(tx, id)))
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
      const content = sent ? await this.#accept(tx, type, sent) : blankTemplate(type)
      const made = await tx
        .db(TemplateEntity)
        .insertInto('component_template')
        .values({ name, type, content, changedBy: author.guid, changedByName: author.name })
        .returning(members)
        .returning(contentText)
        .executeTakeFirstOrThrow()
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
      const before = await templateById(tx, id, true)
      if (input.revision !== undefined && input.revision !== before.revision) throw this.#stale(before)
      if (sent && this.#gate.read(before.content).unreadable && input.overwriteUnreadable !== true) {
        throw pageErrors.CONTENT_UNREADABLE()
      }
      const name = input.componentName === undefined ? before.name : checkedName(input.componentName)
      const content = sent && (await this.#accept(tx, before.type, sent))
      if (content) this.#gate.assertLayoutKept(this.#gate.read(before.content).content, content)
      const saved = await tx
        .db(TemplateEntity)
        .updateTable('component_template')
        .set(({ eb, fn }) => ({
          ...{ name, changedBy: author.guid, changedByName: author.name, changedAt: fn<Date>('now') },
          ...(content && { content }),
          revision: eb('revision', '+', 1),
        }))
        .where('id', '=', id)
        .returning(members)
        .returning(contentText)
        .executeTakeFirstOrThrow()
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

  async #index(tx: Transaction, row: Stored): Promise<void> {
    await tx.search.put('template', row.id, row.name)
    const { content } = this.#gate.read(row.content)
    await tx.usage.put('template', row.id, this.#gate.types(content))
    await tx.usage.putMedia('template', row.id, mediaIdsIn(content))
  }

  #stale(before: Stored) {
    return documentErrors.STALE_REVISION(before.changedByName).with({ current: this.#present(before) })
  }

  #present(row: Stored): Template {
    const { content, unreadable } = this.#gate.read(row.content)
    if (unreadable) this.#log?.error({ template: row.id }, 'Failed to parse content')
    return {
      id: row.id,
      name: row.name,
      componentName: row.name,
      type: row.type,
      content: content && encodeContent(content),
      revision: row.revision,
      changedAt: isoOf(row.changedAt),
      changedBy: row.changedByName,
    }
  }
}

function checkedName(name: string | undefined): string {
  const trimmed = name?.trim() ?? ''
  if (trimmed !== '') return trimmed
  throw errors.INVALID_FIELDS().at({ path: 'componentName', message: 'Name is required' })
}

const contentText = (eb: ExpressionBuilder<TablesOf<typeof TemplateEntity>, 'component_template'>) =>
  eb.cast<string>('content', 'text').as('content')

const stored = (tx: Transaction) =>
  tx.db(TemplateEntity).selectFrom('component_template').select(members).select(contentText)

async function templateById(tx: Transaction, id: number, forUpdate = false): Promise<Stored> {
  const template = stored(tx).where('id', '=', id)
  const row = await (forUpdate ? template.forUpdate() : template).executeTakeFirst()
  if (!row) throw templateErrors.TEMPLATE_NOT_FOUND()
  return row
}

async function keepRevision(tx: Transaction, id: number, author: Author): Promise<void> {
  await tx
    .db(TemplateEntity, TemplateRevisionEntity)
    .insertInto('component_template_revision')
    .columns(['templateId', 'revision', 'content', 'author', 'authorName'])
    .expression(({ selectFrom }) =>
      selectFrom('component_template')
        .select(['id', 'revision', 'content'])
        .select(({ cast, val }) => [
          cast<string | null>(val(author.guid), 'uuid').as('author'),
          cast<string>(val(author.name), 'text').as('authorName'),
        ])
        .where('id', '=', id),
    )
    .execute()
}
