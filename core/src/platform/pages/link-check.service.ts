import type { CheckedLinks, CheckLinks } from '@ashlar/sdk/platform'
import type { Database, Media } from '@ashlar/sdk/server'
import { run, sql } from '../sql.ts'
import type { PageRecord } from './page.entity.ts'
import { isVisible } from './page.store.ts'
import { slugProblem, withoutSlashes } from './slug.ts'

/** Whether visitors find what a page's links lead to. */
export class LinkCheckService {
  readonly #database: Database
  readonly #media: Media

  constructor(database: Database, media: Media) {
    this.#database = database
    this.#media = media
  }

  async check({ paths, media }: CheckLinks): Promise<CheckedLinks> {
    const slugs = new Map(
      paths.flatMap((path) => {
        const slug = slugOf(path)
        return slug === undefined ? [] : [[path, slug] as const]
      }),
    )
    const wanted = [...new Set(slugs.values())]
    const rows = await this.#database.tenant((tx) =>
      run<Pick<PageRecord, 'slug'> & { readonly isVisible: boolean }>(
        tx,
        sql`select p.slug, (${isVisible}) as "isVisible" from core.page p
          where p.slug = any(${wanted}::text[]) and p.deleted_at is null`,
      ),
    )
    const known = new Map(rows.map((row) => [row.slug, row.isVisible]))
    const files = await this.#media.byAddress(media)
    const decorative = await this.#decorative([...files.values()].map(({ id }) => id))
    return {
      pages: [...slugs].flatMap(([path, slug]) => {
        const isPublished = known.get(slug)
        return isPublished === undefined ? [] : [{ path, isPublished }]
      }),
      missingMedia: media.filter((address) => !files.has(address)),
      decorativeMedia: media.filter((address) => decorative.has(files.get(address)?.id ?? 0)),
    }
  }

  async #decorative(ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const rows = await this.#database.tenant((tx) =>
      run<{ readonly id: number }>(
        tx,
        sql`select id from core.media where id = any(${ids}::bigint[]) and is_decorative`,
      ),
    )
    return new Set(rows.map(({ id }) => id))
  }
}

/** The slug that a path may be; undefined for one that no page can have. */
function slugOf(path: string): string | undefined {
  try {
    const slug = withoutSlashes(decodeURIComponent(path))
    return slugProblem(slug) === undefined ? slug : undefined
  } catch {
    // A path that is no text is nobody's slug.
    return undefined
  }
}
