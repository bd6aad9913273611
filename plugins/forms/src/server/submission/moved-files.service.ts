import { AshlarError, type Database, type Files, type Log, type RowOf, type Transaction } from '@ashlar/sdk/server'
import { OldFileEntity, OldFilePartEntity } from './old-file.entity.ts'
import { submissionFiles } from './submission-files.ts'

type OldFile = Pick<RowOf<typeof OldFileEntity>, 'id' | 'submissionId' | 'fieldKey' | 'name'>

/** Files moved at a time by the job, so that one run ends. */
const most = 1000

/**
 * Moves files of submissions out of this module's own tables, where versions before 0.2 kept them and older archives
 * bring them: those of a submission before somebody reads them, the others by a job. The tables go with a later version.
 */
export class MovedFiles {
  readonly #database: Database
  readonly #files: Files
  readonly #log: Log | undefined

  constructor(database: Database, files: Files, log: Log | undefined) {
    this.#database = database
    this.#files = files
    this.#log = log
  }

  async of(submission: number): Promise<void> {
    await this.#moveAll((old) => old.where('submissionId', '=', submission))
  }

  async all(): Promise<void> {
    await this.#moveAll((old) => old)
  }

  async #moveAll(which: (old: ReturnType<typeof oldFiles>) => ReturnType<typeof oldFiles>): Promise<void> {
    const files = await this.#database.tenant((tx) => which(oldFiles(tx)).orderBy('id').limit(most).execute())
    for (const file of files) {
      await this.#move(file).catch((error: unknown) => {
        // An archive may have brought a file that is not what it says: it stays where nobody gets it.
        if (!(error instanceof AshlarError) || error.status >= 500) throw error
        this.#log?.warn({ file: file.id, err: error }, 'A file of an older submission could not be moved')
      })
    }
  }

  #move({ id, submissionId, fieldKey, name }: OldFile): Promise<void> {
    const file = { name, field: fieldKey, source: { stream: this.#bytes(id) } }
    return this.#files.storing([file], ([stored]) =>
      this.#database.tenant(async (tx) => {
        // Somebody else may have moved it meanwhile, or deleted its submission: then what was stored goes again.
        const gone = await tx.em.nativeDelete(OldFileEntity, { id })
        if (gone === 0 || stored === undefined) return
        await this.#files.adopt(tx, { kind: submissionFiles, id: submissionId }, stored)
      }),
    )
  }

  async *#bytes(fileId: number): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part += 1) {
      const row = await this.#database.tenant((tx) => tx.em.findOne(OldFilePartEntity, { fileId, part }))
      if (row === null) return
      yield row.bytes
    }
  }
}

const oldFiles = (tx: Transaction) =>
  tx.db(OldFileEntity).selectFrom('submission_file').select(['id', 'submissionId', 'fieldKey', 'name'])
