import { AshlarError, type Database, type Files, type Limits, type Notices, type StoredFile } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { recipientsOf } from '../../form/recipients.ts'
import type { SubmissionRow } from '../../submission.ts'
import { addressKey } from '../submission/address-key.ts'
import { insertSubmission, isRepeat, searchKind, storedSubmission } from '../submission/submission.store.ts'
import { hasRoom, submissionFiles } from '../submission/submission-files.ts'
import { tellOfNew } from '../submission/submission-notices.ts'
import type { TakingIn } from '../submission/taking-in.ts'
import type { CheckedForm } from './checked-fields.ts'
import { consentIn, utmIn, visitorIn } from './claims.ts'
import { type FoundForm, pathOf } from './found-form.ts'
import type { ReceivedForm } from './received-form.ts'
import { customerOf, emailOf, excerptOf, senderOf, wordsOf } from './told.ts'

/** What is let through in an hour: sent by anybody to one form, and to all forms of a website. */
const limits = { ofForm: 300, ofWebsite: 1000, seconds: 3600 } as const

/** A form that is to be kept. */
export interface Given {
  readonly form: FoundForm
  readonly received: ReceivedForm
  readonly checked: CheckedForm
  readonly held: SubmissionRow['held']
  readonly repeatKey: string
}

/** Keeps forms: stored first, and in the same unit of work all that follows from it. */
export class Intake {
  readonly #database: Database
  readonly #limits: Limits
  readonly #takingIn: TakingIn
  readonly #files: Files
  readonly #notices: Notices

  constructor(database: Database, limits: Limits, takingIn: TakingIn, files: Files, notices: Notices) {
    this.#database = database
    this.#limits = limits
    this.#takingIn = takingIn
    this.#files = files
    this.#notices = notices
  }

  isRepeat(repeatKey: string): Promise<boolean> {
    return this.#database.tenant((tx) => isRepeat(tx, repeatKey))
  }

  /** @throws TOO_MANY_REQUESTS (429), FORMS_FILES_FULL (503) */
  async take(given: Given): Promise<void> {
    const { page, node } = given.form
    const { files } = given.checked
    await this.#limits.count([
      { purpose: 'forms.submit-form', of: `${page.id}/${node}`, most: limits.ofForm, seconds: limits.seconds },
      { purpose: 'forms.submit-website', of: '', most: limits.ofWebsite, seconds: limits.seconds },
    ])
    if (!(await hasRoom(this.#files, files))) throw errors.FILES_FULL()
    const sent = files.map(({ key: field, name, path }) => ({ field, name, source: { path } }))
    await this.#files.storing(sent, (stored) => this.#keep(given, stored)).catch(forVisitor)
  }

  async #keep({ form, received, checked, held, repeatKey }: Given, files: readonly StoredFile[]): Promise<void> {
    const { props, page, node } = form
    const { fields } = checked
    const customer = customerOf(props, fields)
    const email = emailOf(props, fields)
    const sender = senderOf(customer, email)
    await this.#database.tenant(async (tx) => {
      const id = await insertSubmission(tx, {
        formName: props.formName,
        pageId: page.id,
        node,
        url: pathIn(form, received),
        fields,
        tags: [...props.tags],
        recipients: [...recipientsOf(props.recipients)],
        sender,
        excerpt: excerptOf(fields),
        createCustomer: props.createCustomer,
        customer,
        replyTo: email ?? '',
        replyKey: addressKey(email ?? ''),
        newsletter: consentIn(received, form, email),
        visitorId: visitorIn(received),
        utm: utmIn(received),
        held,
        repeatKey,
      })
      // The same content came a moment ago: its files are there, and these are removed.
      if (id === undefined) return
      for (const file of files) await this.#files.add(tx, { kind: submissionFiles, id }, file)
      await tx.search.put(searchKind, id, [props.formName, ...props.tags, wordsOf(fields)].join('\n'))
      await tellOfNew(this.#notices, tx, { id, formName: props.formName, sender, held })
      const row = held === null ? await storedSubmission(tx, id) : undefined
      if (row) await this.#takingIn.follow(tx, row)
    })
  }
}

/** That the website's storage is full is nothing that a visitor can mend. */
function forVisitor(error: unknown): never {
  const isFull = error instanceof AshlarError && ['PLAN_REQUIRED', 'MEDIA_STORAGE_FULL'].includes(error.code)
  throw isFull ? errors.FILES_FULL().causedBy(error) : error
}

/** Path of the page from which it came; what the browser says counts only where the form stands on many pages. */
export function pathIn({ page }: FoundForm, { values }: ReceivedForm): string {
  if (page.id !== 0) return `/${page.slug}`
  const path = pathOf(values.get('url')?.[0]) ?? '/'
  return /^\/(?!\/|api\/|admin|_ashlar)[^\\\p{Cc}]{0,499}$/u.test(path) ? path : '/'
}
