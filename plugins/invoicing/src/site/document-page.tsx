import { accountPages, filledText, formatMoney } from '@ashlar/sdk'
import {
  type FormNotice,
  type FoundPage,
  movedTo,
  type PageComponentProps,
  type PageRequest,
  sitePage,
} from '@ashlar/sdk/site'
import { accountDocumentsPath, ownDocumentsPath } from '../contract/addresses.ts'
import { documentPagePath, type OwnDocument, OwnDocuments, payPath } from '../contract/customer-page.ts'
import { AnswerForms } from './answer-forms.tsx'
import { PaperHead, PaperLines, PaperSums } from './paper-parts.tsx'
import { Awaited, PayForm } from './pay-form.tsx'
import { type PageWords, words } from './visitor-texts.ts'

interface Shown {
  /** Address of the calls. */
  readonly path: string
  /** Undefined for a link that has expired, or never was one. */
  readonly document: OwnDocument | undefined
  /** A payment was just asked for. */
  readonly isAsked: boolean
  /** Why the last answer was refused. */
  readonly refused: string
  readonly values: Readonly<Record<string, string>>
  /** Of the form that pays. */
  readonly formKey: string
}

/** A document for its customer, however they come to it: read, approved or declined, and paid. */
function DocumentPage({ data, view, root }: PageComponentProps<Shown>) {
  const t = words(view.language)
  const { path, document, isAsked, refused, values, formKey } = data
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
    <section {...root} className="document-page" data-path={path}>
      {said !== '' && (
        <p role="status" className="document-state">
          {said}
        </p>
      )}
      {document.awaited && (
        <Awaited awaited={document.awaited} currency={document.paper.currency} texts={t} language={view.language} />
      )}
      {isAsked && !document.awaited && (
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
        <a className="button" data-variant="outline-primary" data-size="sm" href={`${path}pdf/`}>
          {t.downloadPdf}
        </a>
        <button type="button" className="button document-print" data-variant="outline-primary" data-size="sm" hidden>
          {t.print}
        </button>
      </p>
      {document.mayAnswer && <AnswerForms {...{ path, paper, values }} texts={t} language={view.language} />}
      {document.providers.length > 0 && (
        <PayForm {...{ path, document, formKey, values }} texts={t} language={view.language} />
      )}
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

/** Why an answer or a payment was refused, in the language of the website as far as it can happen to people. */
function refusalOf({ code, error }: FormNotice, { toPay, paper }: OwnDocument, t: PageWords, language: string): string {
  const due = formatMoney(toPay, paper.currency, language)
  const said: Readonly<Record<string, string>> = {
    INVOICING_NO_AMOUNT: filledText(t.noAmount, { due }),
    INVOICING_NO_PROVIDER: t.noProvider,
    INVOICING_NOT_PAYABLE: t.notPayable,
    INVOICING_NOT_NOW: t.notNow,
    INVOICING_EXPIRED: t.hasExpired,
  }
  return said[code] ?? error
}

/** What the page is made of, for both ways to it. */
function found(
  document: OwnDocument | undefined,
  path: string,
  { query, visitor, language }: Pick<PageRequest, 'query' | 'visitor' | 'language'>,
): FoundPage<Shown> {
  const t = words(language)
  const notice = visitor?.notice
  return {
    ...{ title: document ? `${t[document.paper.type]} ${document.paper.number}` : t.goneTitle, noindex: true },
    data: {
      ...{ path, document, isAsked: query['asked'] === '1' && (document?.providers.length ?? 0) > 0 },
      ...{
        refused: notice && document ? refusalOf(notice, document, t, language) : '',
        values: notice?.values ?? {},
        formKey: crypto.randomUUID(),
      },
    },
  }
}

const page = { personal: true, client: 'load', query: ['asked'], deps: [OwnDocuments] } as const

/** By the link that was emailed. */
export const linkedDocumentPage = sitePage({
  ...{ path: `${payPath}/:secret`, ...page },
  find: async (request, documents) => {
    const { secret = '' } = request.params
    return found(await documents.bySecret(secret), `${ownDocumentsPath}${secret}/`, request)
  },
  component: DocumentPage,
})

/** From the profile: nobody else's, and not without signing in. */
export const accountDocumentPage = sitePage({
  ...{ path: `${documentPagePath}/:id`, ...page },
  find: async (request, documents) => {
    const { id = '' } = request.params
    if (!/^[1-9]\d{0,14}$/.test(id)) return null
    const account = request.visitor?.account
    if (!account) return movedTo(`${accountPages.signIn}?returnTo=${documentPagePath}/${id}`)
    const document = await documents.ofAccount(account.guid, Number(id))
    return document ? found(document, `${accountDocumentsPath}${id}/`, request) : null
  },
  component: DocumentPage,
})
