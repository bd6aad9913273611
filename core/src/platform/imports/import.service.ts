import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ImportMapping, type ImportState, importLimits } from '@ashlar/sdk'
import type { ImportMessage } from '@ashlar/sdk/platform'
import {
  AshlarError,
  type BadRows,
  csvLine,
  type Database,
  type ImportPlan,
  type Imports,
  type LiveEvents,
  type Transaction,
  type Uploads,
} from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { ByteStore } from '../media/byte-store.ts'
import { ImportBadRowEntity, ImportEntity, ImportMappingEntity, type ImportRecord } from './import.entity.ts'
import { importErrors } from './import.errors.ts'
import { ImportRun, type RunEnd, type WriteRows } from './import-run.ts'
import { lookedThrough } from './looked-through.ts'
import { proposedMapping } from './proposed-mapping.ts'

const uploadLimits = { files: 1, each: importLimits.bytes, all: importLimits.bytes } as const
/** Milliseconds between two messages about the same import. */
const betweenMessages = 500
/** Bad rows that are read at a time. */
const step = 500
const underWay: readonly ImportState['state'][] = ['checking', 'running']

/** Files that are imported row by row: their state, their place and what was left out. */
export class RowImports implements Imports {
  readonly #database: Database
  readonly #storage: MediaStorage
  readonly #bytes: ByteStore
  readonly #uploads: Uploads
  readonly #live: LiveEvents

  constructor(database: Database, storage: MediaStorage, bytes: ByteStore, uploads: Uploads, live: LiveEvents) {
    this.#database = database
    this.#storage = storage
    this.#bytes = bytes
    this.#uploads = uploads
    this.#live = live
  }

  async receive(plan: ImportPlan, request: FastifyRequest): Promise<ImportState> {
    const [state] = await this.#uploads.each(request, uploadLimits, async ({ path, name }) => {
      const looked = await lookedThrough(path).catch((error: unknown) => {
        throw error instanceof AshlarError ? error.at({ path: 'file', message: error.message }) : error
      })
      const storageName = await this.#bytes.keep({ path }, { extension: 'csv', mimeType: 'text/csv' })
      return this.#bytes.recordedBy(
        () => [storageName],
        () =>
          this.#database.tenant(async (tx) => {
            const record = await tx
              .db(ImportEntity)
              .insertInto('data_import')
              .values({
                ...{ id: randomUUID(), module: plan.module, entity: plan.entity, fileName: name, storageName },
                ...{ account: request.actor?.guid ?? null, accountName: request.actor?.displayName ?? '', ...looked },
                mapping: proposedMapping(plan.fields, looked.head, await remembered(tx, plan)),
                ...{ nextOffset: looked.firstOffset, nextLine: looked.firstLine },
              })
              .returningAll()
              .executeTakeFirstOrThrow()
            return stateOf(tx, plan, record)
          }),
      )
    })
    if (!state) throw importErrors.NOT_FOUND()
    return state
  }

  find(plan: ImportPlan, id: string): Promise<ImportState> {
    return this.#database.tenant(async (tx) => stateOf(tx, plan, await existing(tx, plan, id)))
  }

  begin(plan: ImportPlan, id: string, mapping: ImportMapping, kind: 'check' | 'import'): Promise<ImportState> {
    return this.#database.tenant(async (tx) => {
      const record = await held(tx, plan, id)
      if (record.state === 'done') throw importErrors.ENDED()
      if (await isUnderWay(tx, record)) throw importErrors.UNDER_WAY()
      const goesOn = kind === 'import' && record.kind === 'import' && record.progress > 0
      if (!goesOn) assertMapped(plan, record, mapping)
      const begun = await tx
        .db(ImportEntity)
        .updateTable('data_import')
        .set({
          ...{ kind, state: kind === 'check' ? ('checking' as const) : ('running' as const), message: '' },
          ...(!goesOn && {
            ...{ mapping, nextOffset: record.firstOffset, nextLine: record.firstLine },
            ...{ progress: 0, written: 0, bad: 0 },
          }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (!goesOn) await tx.em.nativeDelete(ImportBadRowEntity, { importId: id })
      await remember(tx, plan, begun.mapping)
      // Without a key: a run that is just ending would swallow it. Two runs never write the same row.
      await tx.enqueue(plan.job, { id })
      if (kind === 'import') {
        const details = { rows: record.total }
        tx.audit({ action: `${plan.entity}.imported`, entity: 'import', entityId: id, title: record.fileName, details })
      }
      return stateOf(tx, plan, begun)
    })
  }

  async stop(plan: ImportPlan, id: string): Promise<ImportState> {
    const { record, state } = await this.#database.tenant(async (tx) => {
      const found = await held(tx, plan, id)
      const record = underWay.includes(found.state) ? await setState(tx, found, 'stopped', '') : found
      return { record, state: await stateOf(tx, plan, record) }
    })
    if (record.state === 'stopped')
      await this.#tell(record, 'import_failed', 'error', `Import of ${plan.entity} stopped`)
    return state
  }

  async badRows(plan: ImportPlan, id: string): Promise<BadRows> {
    const { head, fileName } = await this.#database.tenant((tx) => existing(tx, plan, id))
    const here = AsyncLocalStorage.snapshot()
    const some = (after: number) =>
      here(() =>
        this.#database.tenant((tx) =>
          tx
            .db(ImportBadRowEntity)
            .selectFrom('import_bad_row')
            .select(['line', 'cells', 'reason'])
            .where('importId', '=', id)
            .where('line', '>', after)
            .orderBy('line')
            .limit(step)
            .execute(),
        ),
      )
    async function* lines() {
      yield `\uFEFF${csvLine([...head, 'Line', 'Reason'])}`
      for (let after = 0; ; ) {
        const rows = await some(after)
        for (const { line, cells, reason } of rows)
          yield csvLine([...head.map((_, index) => cells[index] ?? ''), line, reason])
        after = rows.at(-1)?.line ?? after
        if (rows.length < step) return
      }
    }
    const name = fileName.replace(/\.[^.]*$/, '').replace(/[^A-Za-z0-9_-]/g, '-')
    return { fileName: `${name}-left-out.csv`, stream: Readable.from(lines()) }
  }

  async perform(plan: ImportPlan, id: string, signal: AbortSignal, write: WriteRows): Promise<void> {
    const first = await this.#database.tenant((tx) =>
      tx.db(ImportEntity).selectFrom('data_import').selectAll().where('id', '=', id).executeTakeFirst(),
    )
    if (first === undefined || !underWay.includes(first.state)) return
    const doing = `Importing ${plan.entity}`
    await this.#tell(first, 'import_started', 'loading', doing)
    let toldAt = 0
    const told = async (now: ImportRecord) => {
      if (Date.now() - toldAt < betweenMessages) return
      toldAt = Date.now()
      await this.#tell(now, 'import_progress', 'loading', doing)
    }
    const run = new ImportRun(this.#database, this.#storage, write, told)
    const ended = await run.go(first, signal).catch((error: unknown) => this.#failed(first, error))
    if (ended) await this.#end(plan, ended)
  }

  async #failed(record: ImportRecord, error: unknown): Promise<void> {
    if (!(error instanceof AshlarError) || error.status >= 500) {
      await this.#tell(record, 'import_failed', 'error', 'The import was interrupted. It will continue automatically.')
      throw error
    }
    const failed = await this.#database.tenant((tx) => setState(tx, record, 'failed', error.message))
    await this.#tell(failed, 'import_failed', 'error', error.message)
  }

  async #end(plan: ImportPlan, { how, record }: RunEnd): Promise<void> {
    if (how === 'left') return
    if (how === 'more') return this.#database.tenant((tx) => tx.enqueue(plan.job, { id: record.id }))
    const isTrial = record.kind === 'check'
    const ended = await this.#database.tenant((tx) => setState(tx, record, isTrial ? 'checked' : 'done', ''))
    const left = record.bad === 0 ? '' : `, ${record.bad} ${record.bad === 1 ? 'row' : 'rows'} skipped`
    const verb = isTrial ? 'checked' : 'imported'
    await this.#tell(ended, 'import_completed', 'success', `${record.written} ${plan.entity} ${verb}${left}`)
  }

  /** Whoever only tries a file looks at it meanwhile: no toast is shown. */
  async #tell(
    { id, account, kind, progress, total }: ImportRecord,
    ...[event, type, message]: [ImportMessage['event'], ImportMessage['type'], string]
  ): Promise<void> {
    if (kind === 'check') return
    const said: ImportMessage = { event, id, type, message, progress, total }
    await this.#live.send({ ...said }, account === null ? undefined : { account })
  }
}

async function existing(tx: Transaction, { module, entity }: ImportPlan, id: string): Promise<ImportRecord> {
  const record = await tx
    .db(ImportEntity)
    .selectFrom('data_import')
    .selectAll()
    .where('id', '=', id)
    .where('module', '=', module)
    .where('entity', '=', entity)
    .executeTakeFirst()
  if (!record) throw importErrors.NOT_FOUND()
  return record
}

/** The same, which nobody changes until the unit of work ends. */
async function held(tx: Transaction, plan: ImportPlan, id: string): Promise<ImportRecord> {
  await tx.sql`select id from core.data_import where id = ${id} for update`
  return existing(tx, plan, id)
}

/** Whether this import, or one of the very same file, has not ended. */
async function isUnderWay(tx: Transaction, { module, entity, sha256 }: ImportRecord): Promise<boolean> {
  const found = await tx
    .db(ImportEntity)
    .selectFrom('data_import')
    .select('id')
    .where('sha256', '=', sha256)
    .where('module', '=', module)
    .where('entity', '=', entity)
    .where(({ eb, or }) => or(underWay.map((state) => eb('state', '=', state))))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function assertMapped(
  { entity, fields, needsOneOf = [] }: ImportPlan,
  { head }: ImportRecord,
  mapping: ImportMapping,
): void {
  const lacking = fields.filter(({ name, isRequired }) => isRequired && mapping[name] === undefined)
  if (lacking.length > 0) {
    const { message } = importErrors.NO_COLUMNS(lacking.map(({ name, title = name }) => title))
    throw importErrors
      .NO_COLUMNS(lacking.map(({ name, title = name }) => title))
      .at(...lacking.map(({ name }) => ({ path: `mapping/${name}`, message })))
  }
  if (needsOneOf.length > 0 && needsOneOf.every((name) => mapping[name] === undefined)) {
    const wanted = fields.filter(({ name }) => needsOneOf.includes(name))
    const refusal = importErrors.OTHER_KIND(
      entity,
      wanted.map(({ name, title = name }) => title),
    )
    throw refusal.at(...wanted.map(({ name }) => ({ path: `mapping/${name}`, message: refusal.message })))
  }
  const unknown = Object.entries(mapping).find(
    ([field, column]) => !head.includes(column) || !fields.some(({ name }) => name === field),
  )
  if (!unknown) return
  const { message } = importErrors.UNKNOWN_COLUMN(unknown[1])
  throw importErrors.UNKNOWN_COLUMN(unknown[1]).at({ path: `mapping/${unknown[0]}`, message })
}

function setState(
  tx: Transaction,
  { id }: Pick<ImportRecord, 'id'>,
  state: ImportState['state'],
  message: string,
): Promise<ImportRecord> {
  return tx
    .db(ImportEntity)
    .updateTable('data_import')
    .set({ state, message })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function remembered(tx: Transaction, { module, entity }: ImportPlan): Promise<ImportMapping> {
  return (await tx.em.findOne(ImportMappingEntity, { module, entity }))?.mapping ?? {}
}

async function remember(tx: Transaction, { module, entity }: ImportPlan, mapping: ImportMapping): Promise<void> {
  await tx
    .db(ImportMappingEntity)
    .insertInto('import_mapping')
    .values({ module, entity, mapping })
    .onConflict((conflict) => conflict.columns(['tenantId', 'module', 'entity']).doUpdateSet({ mapping }))
    .execute()
}

async function stateOf(tx: Transaction, plan: ImportPlan, record: ImportRecord): Promise<ImportState> {
  const { id, fileName, state, total, progress, written, bad, message, head, sample, mapping } = record
  const before = await tx
    .db(ImportEntity)
    .selectFrom('data_import')
    .select('createdAt')
    .where('sha256', '=', record.sha256)
    .where('module', '=', plan.module)
    .where('entity', '=', plan.entity)
    .where('state', '=', 'done')
    .where('id', '<>', id)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    ...{ id, fileName, state, total, progress, written, bad, message, mapping },
    ...{ head: [...head], sample: sample.map((cells) => [...cells]) },
    fields: plan.fields.map(({ name, title = name, isRequired = false }) => ({ name, title, isRequired })),
    importedBefore: before?.createdAt.toISOString() ?? null,
  }
}
