import type { Actor, Database, Limits, Mailer, Transaction } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { NewAnswer } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Answer } from '../../submission.ts'
import { type StoredSubmission, storedSubmission } from '../submission/submission.store.ts'
import { oneLine } from '../submit/told.ts'
import { AnswerEntity } from './answer.entity.ts'

/** Emails in an hour: about one submission, and of the whole website. */
const limits = { ofSubmission: 20, ofWebsite: 300, seconds: 3600 } as const

/** Emails that staff write to people who sent a form. */
export class Answers {
  readonly #database: Database
  readonly #mailer: Mailer
  readonly #limits: Limits

  constructor(database: Database, mailer: Mailer, limits: Limits) {
    this.#database = database
    this.#mailer = mailer
    this.#limits = limits
  }

  /**
   * Send an email to the address that the submission names, and keep it with the submission. Gives whether it waits in
   * the outbox, because there is no mail server.
   *
   * @throws FORMS_UNKNOWN_SUBMISSION (404), FORMS_NO_ADDRESS (422), TOO_MANY_REQUESTS (429)
   */
  async send(submissionId: number, given: Static<typeof NewAnswer>, by: Actor): Promise<boolean> {
    await this.#database.tenant((tx) => addressed(tx, submissionId))
    await this.#limits.count([
      { purpose: 'forms.answer-one', of: String(submissionId), most: limits.ofSubmission, seconds: limits.seconds },
      { purpose: 'forms.answer-website', of: '', most: limits.ofWebsite, seconds: limits.seconds },
    ])
    const isKept = !(await this.#mailer.isConfigured())
    await this.#database.tenant(async (tx) => {
      const { replyTo: to, recipients, formName } = await addressed(tx, submissionId)
      const [desk] = recipients
      const replyTo = given.answersTo === 'form' && desk !== undefined ? desk : by.email
      const subject = oneLine(given.subject)
      const about = [{ entity: 'form-submission', id: submissionId }]
      await this.#mailer.send(tx, { purpose: 'forms.answer', to, replyTo, subject, text: given.text, about })
      const kept = { submissionId, toAddress: to, replyTo, subject, body: given.text, author: by.displayName, isKept }
      tx.em.create(AnswerEntity, kept)
      tx.audit({
        ...{ action: 'form-submission.answered', entity: 'form-submission', entityId: submissionId },
        title: formName,
      })
    })
    return isKept
  }
}

/** Oldest first. */
export async function answersTo(tx: Transaction, submissionId: number): Promise<Answer[]> {
  const rows = await tx.em.find(AnswerEntity, { submissionId }, { orderBy: { id: 'asc' } })
  return rows.map(({ id, toAddress: to, replyTo, subject, body: text, author, isKept, createdAt }) => ({
    ...{ id, to, replyTo, subject, text, author, isKept },
    createdAt: createdAt.toISOString(),
  }))
}

async function addressed(tx: Transaction, id: number): Promise<StoredSubmission> {
  const row = await storedSubmission(tx, id)
  if (row === null) throw errors.UNKNOWN_SUBMISSION()
  if (row.replyTo === '') throw errors.NO_ADDRESS()
  return row
}
