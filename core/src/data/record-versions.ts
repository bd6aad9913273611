import type { RecordVersion, RecordVersions } from '@ashlar/sdk/server'
import { currentContext } from './context.ts'
import type { Query } from './side-tables.ts'

/** Versions of a record; older ones go when another is kept. */
const mostOfRecord = 50
const mostBytes = 1_048_576

const members = `id, data, coalesce(author_name, '') as author, replaced_at as "replacedAt"`

/** What changes replaced, in a side table. */
export class VersionsTable implements RecordVersions {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async keep(kind: string, record: number, data: object): Promise<void> {
    const json = JSON.stringify(data)
    if (Buffer.byteLength(json) > mostBytes) throw new RangeError(`A version of “${kind}” is larger than 1 MiB.`)
    const { actor, actorName } = currentContext() ?? {}
    await this.#query(
      `with kept as (insert into core.record_version (kind, record_id, data, author, author_name)
          values ($1, $2, $3::jsonb, $4::uuid, $5))
        delete from core.record_version v where v.kind = $1 and v.record_id = $2 and v.id <= (
          select id from core.record_version where kind = $1 and record_id = $2 order by id desc offset ${mostOfRecord - 1} limit 1)`,
      [kind, record, json, actor ?? null, actorName ?? null],
    )
  }

  list(kind: string, record: number): Promise<RecordVersion[]> {
    return this.#query<RecordVersion>(
      `select ${members} from core.record_version where kind = $1 and record_id = $2 order by id desc`,
      [kind, record],
    )
  }

  async find(kind: string, record: number, version: number): Promise<RecordVersion | undefined> {
    const [row] = await this.#query<RecordVersion>(
      `select ${members} from core.record_version where kind = $1 and record_id = $2 and id = $3`,
      [kind, record, version],
    )
    return row
  }

  async remove(kind: string, record: number): Promise<void> {
    await this.#query('delete from core.record_version where kind = $1 and record_id = $2', [kind, record])
  }
}
