import { formatMoney } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { type AccountDocument, documentPagePath } from '../contract/customer-page.ts'
import { ownDocuments } from './own-documents.ts'
import { pageQuery } from './page-query.ts'
import { type ListWords, words } from './visitor-texts.ts'

/** One page of a customer's documents. */
export interface ListedDocuments {
  readonly rows: readonly AccountDocument[]
  /** From 1. */
  readonly page: number
  readonly pages: number
}

type Props = BlockComponentProps<typeof ownDocuments, ListedDocuments | undefined>

/** Each document with its day, state, total and what is to be paid. */
function OwnDocuments({ props, data, root, view }: Props) {
  const t = words(view.language)
  if (!data) return <EmptyBlock root={root} view={view} icon="file-text" text={t.none} />
  const day = new Intl.DateTimeFormat(view.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section {...root} id="documents">
      <h2>{props.title || t.title}</h2>
      {data.rows.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="plain own-documents">
          {data.rows.map((document) => (
            <li key={document.id}>
              <a href={`${documentPagePath}/${document.id}`}>
                {t[document.type]} {document.invoiceNumber}
              </a>
              <time dateTime={document.invoiceDate}>{day.format(new Date(`${document.invoiceDate}T00:00:00Z`))}</time>
              <span>{stateWords(document, t)}</span>
              <b>{formatMoney(document.grandTotal, document.currency, view.language)}</b>
              {document.toPay > 0 && (
                <span className="own-documents-due">
                  {t.toPay} {formatMoney(document.toPay, document.currency, view.language)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pages of={data} texts={t} />
    </section>
  )
}

function Pages({ of: { page, pages }, texts: t }: { readonly of: ListedDocuments; readonly texts: ListWords }) {
  if (pages < 2) return null
  return (
    <nav className="own-documents-pages" aria-label={t.pages}>
      {page > 1 && <a href={`?${pageQuery}=${page - 1}#documents`}>{t.newer}</a>}
      {page < pages && <a href={`?${pageQuery}=${page + 1}#documents`}>{t.older}</a>}
    </nav>
  )
}

/** How a document stands, in words for its customer. */
function stateWords({ status, type }: AccountDocument, t: ListWords): string {
  // The money of a credit note goes to them.
  if (type === 'refund') return status === 'paid' ? t.refunded : t.refundPending
  return t[status]
}

export default defineBlockRenderer<typeof ownDocuments, ListedDocuments | undefined>(ownDocuments, OwnDocuments)
