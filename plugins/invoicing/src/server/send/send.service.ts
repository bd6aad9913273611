import type { CustomerTimeline } from '@ashlar/plugin-customers'
import type { Database, Mailer, Transaction } from '@ashlar/sdk/server'
import { type Document, type DocumentMail, documentSent, type OwnType, payPath } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { pdfName } from '../../paper/pdf-name.ts'
import { type DocumentService, ofType } from '../document/document.service.ts'
import { addStep, type DocumentRow, documentById, heldDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { told } from '../document/told.ts'
import { refused } from '../document/write-document.ts'
import { assertMay } from '../issue/life.service.ts'
import { paperSource } from '../papers/paper-attachments.ts'
import { tellCustomer } from '../tell-customer.ts'
import { oneLine, usualMail } from './document-mail.ts'
import { endSecrets, newSecret } from './secrets.store.ts'

const purposes = { sent: 'invoicing.document', reminded: 'invoicing.reminder' } as const

interface Delivery {
  /** What it is called in the history. */
  readonly as: keyof typeof purposes
  readonly rules: DocumentRules
  /** Who sends it; empty for the server. */
  readonly by: string
  readonly beside?: readonly { readonly document: DocumentRow; readonly title: string }[]
}

/** Emails documents to their customers. */
export class SendService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #mailer: Mailer
  readonly #timeline: CustomerTimeline

  constructor(database: Database, documents: DocumentService, mailer: Mailer, timeline: CustomerTimeline) {
    this.#database = database
    this.#documents = documents
    this.#mailer = mailer
    this.#timeline = timeline
  }

  /** @throws UNKNOWN_DOCUMENT, NOT_NOW */
  async preview(types: readonly OwnType[], id: number): Promise<DocumentMail> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(types, await documentById(tx, id))
      assertMay('send', row)
      return usualMail(row, rules)
    })
  }

  /** With a link of its own. @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, MAIL_ADDRESS_INVALID */
  async send(
    types: readonly OwnType[],
    id: number,
    { to, subject, message, revision }: DocumentMail & { readonly revision?: number },
    by: string,
  ): Promise<Document> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(types, await heldDocument(tx, id))
      await this.#documents.assertRevision(tx, row, revision, rules)
      assertMay('send', row)
      await this.deliver(tx, row, { to, subject, message }, { as: 'sent', rules, by })
      return this.#documents.shown(tx, row, rules)
    })
  }

  /**
   * The one way in which documents are emailed, within a unit of work that holds the document: with a link of its own, a
   * step of the history, and a line for the customer. `beside` are further documents that the email has links to.
   *
   * @throws MAIL_ADDRESS_INVALID
   */
  async deliver(
    tx: Transaction,
    row: DocumentRow,
    { to, subject, message }: DocumentMail,
    { as, rules, by, beside = [] }: Delivery,
  ): Promise<void> {
    const secrets = [await newSecret(tx, row.id)]
    const paragraphs = [message.trim(), `${rules.origin}${payPath}/${secrets[0]}`]
    for (const { document, title } of beside) {
      const secret = await newSecret(tx, document.id)
      secrets.push(secret)
      paragraphs.push(title, `${rules.origin}${payPath}/${secret}`)
    }
    const documents = [row, ...beside.map(({ document }) => document)]
    await this.#mailer.send(tx, {
      ...{ purpose: purposes[as], to, toName: oneLine(row.customerName), subject: oneLine(subject), secrets },
      text: paragraphs.join('\n\n'),
      attachments: documents.map((each) => ({
        ...{ source: paperSource, id: each.id, name: pdfName({ ...each, language: rules.language }) },
      })),
      about: documents.map(({ type, id }) => ({ entity: type, id })),
    })
    await addStep(tx, row.id, { kind: as, note: to, by })
    if (as === 'sent') await tx.emit(documentSent, told(row))
    await tellCustomer(tx, this.#timeline, row, { what: as, key: `:${Date.now()}` })
    tx.audit({ action: `${row.type}.${as}`, entity: row.type, entityId: row.id, title: row.number })
  }

  /** With the usual email, in the unit of work that issued it. @throws NO_EMAIL */
  async sendUsual(tx: Transaction, row: DocumentRow, rules: DocumentRules): Promise<void> {
    const mail = usualMail(row, rules)
    if (mail.to === '') throw refused('customer_id', errors.NO_EMAIL())
    await this.deliver(tx, row, mail, { as: 'sent', rules, by: '' })
  }

  /** Nobody opens the document by a link any more. @throws UNKNOWN_DOCUMENT */
  async takeBack(types: readonly OwnType[], id: number, by: string): Promise<Document> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const row = ofType(types, await heldDocument(tx, id))
      if ((await endSecrets(tx, id)) > 0) {
        await addStep(tx, id, { kind: 'links-ended', by })
        tx.audit({ action: `${row.type}.links-ended`, entity: row.type, entityId: id, title: row.number })
      }
      return this.#documents.shown(tx, row, rules)
    })
  }
}
