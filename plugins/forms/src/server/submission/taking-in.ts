import { isMailAddress } from '@ashlar/sdk'
import type { CurrentTenant, Files, Log, Mailer, Transaction } from '@ashlar/sdk/server'
import { formSubmitted, newsletterOptIn } from '../../events.ts'
import { submissionMail } from './submission.mail.ts'
import type { StoredSubmission } from './submission.store.ts'
import { filesOf } from './submission-files.ts'

/** What follows once a submission is taken in: mails to the form's own recipients, and events for other packages. */
export class TakingIn {
  readonly #mailer: Mailer
  readonly #tenant: CurrentTenant
  readonly #files: Files
  readonly #log: Log | undefined

  constructor(mailer: Mailer, tenant: CurrentTenant, files: Files, log: Log | undefined) {
    this.#mailer = mailer
    this.#tenant = tenant
    this.#files = files
    this.#log = log
  }

  /** In the unit of work that stores or approves it: all of it, or nothing. */
  async follow(tx: Transaction, row: StoredSubmission): Promise<void> {
    const { id } = row
    const files = await filesOf(this.#files, id)
    const mailed = {
      id,
      formName: row.formName,
      url: row.url,
      fields: row.fields,
      files,
      replyTo: row.replyTo || undefined,
      origin: this.#tenant.get()?.origin ?? '',
    }
    for (const to of row.recipients) {
      // One that the mailer refuses must not undo the submission.
      if (isMailAddress(to)) await this.#mailer.send(tx, submissionMail(to, mailed))
      else
        this.#log?.warn({ submission: id }, 'A form recipient is not a valid email address, so nothing was sent to it')
    }
    await tx.emit(formSubmitted, {
      submissionId: id,
      formName: row.formName,
      tags: row.tags,
      createCustomer: row.createCustomer,
      customer: row.customer,
      visitorId: row.visitorId,
    })
    if (!row.newsletter) return
    const { listId, text: consentText, email, at: consentedAt } = row.newsletter
    const { formName, url, sender } = row
    const name = sender === email ? '' : sender
    await tx.emit(newsletterOptIn, { submissionId: id, email, name, listId, consentText, consentedAt, formName, url })
  }
}
