import { type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { ownDocumentsPath } from '../contract/addresses.ts'
import { type OwnDocument, OwnDocuments, payPath } from '../contract/customer-page.ts'
import { AnswerForms } from './answer-forms.tsx'
import { PaperHead, PaperLines, PaperSums } from './paper-parts.tsx'
import { PayForm } from './pay-form.tsx'
import { type PageWords, words } from './visitor-texts.ts'

interface Shown {
  readonly secret: string
  /** Undefined for a link that has expired, or never was one. */
  readonly document: OwnDocument | undefined
  /** A payment was just asked for. */
  readonly isAsked: boolean
  /** Why the last answer was refused. */
  readonly refused: string
  readonly values: Readonly<Record<string, string>>
}

/** A document for its customer, by the link to it: read, approved or declined, and paid. */
function DocumentPage({ data, view, root }: PageComponentProps<Shown>) {
  const t = words(view.language)
  const { secret, document, isAsked, refused, values } = data
  if (!document) {
    return (
      <section className="document-page">
        <h1>{t.goneTitle}</h1>
        <p className="lead">{t.goneLead}</p>
      </section>
    )
  }
  const { paper } = document
  const said = stateOf(document, t)
  return (
    <section {...root} className="document-page" data-secret={secret}>
      {said !== '' && (
        <p role="status" className="document-state">
          {said}
        </p>
      )}
      {isAsked && (
        <p role="status" className="document-state">
          {t.asked}
        </p>
      )}
      {refused !== '' && (
        <p role="alert" className="document-refused">
          {refused}
        </p>
      )}
      <article className="document-paper">
        <PaperHead paper={paper} texts={t} language={view.language} />
        <PaperLines document={document} texts={t} language={view.language} />
        <PaperSums document={document} texts={t} language={view.language} />
        {[paper.notes, paper.terms].map(
          (text) =>
            text !== '' && (
              <p key={text} className="document-text">
                {text}
              </p>
            ),
        )}
        {paper.bankDetails !== '' && (
          <div className="document-text">
            <h2>{t.bank}</h2>
            <p>{paper.bankDetails}</p>
          </div>
        )}
      </article>
      <p className="document-tools">
        <a className="button" data-variant="outline-primary" data-size="sm" href={`${ownDocumentsPath}${secret}/pdf/`}>
          {t.downloadPdf}
        </a>
        <button type="button" className="button document-print" data-variant="outline-primary" data-size="sm" hidden>
          {t.print}
        </button>
      </p>
      {document.mayAnswer && <AnswerForms {...{ secret, paper, values }} texts={t} language={view.language} />}
      {document.providers.length > 0 && <PayForm {...{ secret, document, values }} texts={t} />}
    </section>
  )
}

function stateOf({ status, hasExpired, amountPaid }: OwnDocument, t: PageWords): string {
  if (hasExpired) return t.hasExpired
  if (status === 'approved') return t.isApproved
  if (status === 'declined') return t.isDeclined
  if (status === 'cancelled') return t.isCancelled
  if (status === 'archived') return t.isClosed
  return status === 'paid' && amountPaid > 0 ? t.isPaid : ''
}

export const documentPage = sitePage({
  ...{ path: `${payPath}/:secret`, personal: true, client: 'load', query: ['asked'], deps: [OwnDocuments] },
  find: async ({ params: { secret = '' }, query, visitor, language }, documents) => {
    const t = words(language)
    const document = await documents.bySecret(secret)
    const title = document ? `${t[document.paper.type]} ${document.paper.number}` : t.goneTitle
    const notice = visitor?.notice
    return {
      ...{ title, noindex: true },
      data: {
        ...{ secret, document, isAsked: query['asked'] === '1' && (document?.amountDue ?? 0) > 0 },
        ...{ refused: notice?.error ?? '', values: notice?.values ?? {} },
      },
    }
  },
  component: DocumentPage,
})
