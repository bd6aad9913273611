import type { PageRevision } from '@ashlar/sdk/platform'
import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { PageContentEntity, PageRevisionEntity } from './page.entity.ts'

type Content = RowOf<typeof PageContentEntity>

interface Kept {
  readonly kind: PageRevision['kind']
  /** What a restored one was restored from. */
  readonly label?: string | undefined
  /** By which people find it again. */
  readonly name?: string | undefined
}

/** Keep the content as it stands now, with who made it so. */
export async function keepRevision(
  tx: Transaction,
  pageId: number,
  { kind, label = '', name = '' }: Kept,
  author: Author,
): Promise<void> {
  await tx
    .db(PageRevisionEntity, PageContentEntity)
    .insertInto('page_revision')
    .columns(['pageId', 'revision', 'content', 'kind', 'label', 'name', 'author', 'authorName'])
    .expression(({ selectFrom }) =>
      selectFrom('page_content')
        .select(['pageId', 'revision', 'content'])
        .select(({ cast, val }) => [
          cast<PageRevision['kind']>(val(kind), 'text').as('kind'),
          cast<string>(val(label), 'text').as('label'),
          cast<string>(val(name), 'text').as('name'),
          cast<string | null>(val(author.guid), 'uuid').as('author'),
          cast<string>(val(author.name), 'text').as('authorName'),
        ])
        .where('pageId', '=', pageId),
    )
    .execute()
}

/** Content that came by another way than saving (copied, seeded, unreadable) has no revision yet: it gets one now. */
export async function keepReplaced(
  tx: Transaction,
  pageId: number,
  before: Pick<Content, 'revision'> & { readonly content: string | null },
): Promise<void> {
  if (before.content === null) return
  await tx
    .db(PageRevisionEntity, PageContentEntity)
    .insertInto('page_revision')
    .columns(['pageId', 'revision', 'content', 'kind', 'author', 'authorName', 'createdAt'])
    .expression(({ selectFrom }) =>
      selectFrom('page_content')
        .select(['pageId', 'revision', 'content'])
        .select(({ cast, val }) => cast<PageRevision['kind']>(val('save'), 'text').as('kind'))
        .select(['changedBy', 'changedByName', 'changedAt'])
        .where('pageId', '=', pageId)
        .where(({ not, exists }) =>
          not(
            exists(
              selectFrom('page_revision as r')
                .select('r.id')
                .where('r.pageId', '=', pageId)
                .where('r.revision', '=', before.revision)
                .where('r.kind', '<>', 'publish'),
            ),
          ),
        ),
    )
    .execute()
}
