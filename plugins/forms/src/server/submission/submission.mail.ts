import type { Mail } from '@ashlar/sdk/server'
import type { SentField, SubmissionFile } from '../../submission.ts'
import { oneLine } from '../submit/told.ts'

export interface MailedSubmission {
  readonly id: number
  readonly formName: string
  readonly url: string
  readonly fields: readonly SentField[]
  readonly files: readonly Pick<SubmissionFile, 'name'>[]
  /** Where an answer goes: checked to be one address. */
  readonly replyTo: string | undefined
  /** Of the website, for the link to the inbox. */
  readonly origin: string
}

/** What a recipient reads. Files stay in the inbox, where staff get them. */
export function submissionMail(
  to: string,
  { id, formName, url, fields, files, replyTo, origin }: MailedSubmission,
): Mail {
  const filled = fields.filter(({ values }) => values.length > 0)
  // No line of a visitor's stands alone, so that none becomes a link of the mail's layout.
  const lines = filled.map(
    ({ label, values }) => `${oneLine(label)}: ${values.join(', ').replaceAll(/[\r\n]+/g, '\n| ')}`,
  )
  const attached =
    files.length === 0 ? [] : [`Files (open them in the inbox): ${files.map(({ name }) => name).join(', ')}`]
  return {
    purpose: 'forms.submission',
    to,
    about: [{ entity: 'form-submission', id }],
    ...(replyTo !== undefined && { replyTo }),
    subject: `New submission: ${oneLine(formName) || 'Form'}`,
    text: [
      `The form “${oneLine(formName) || 'Form'}” was submitted on ${origin}${url}.`,
      ...lines,
      ...attached,
      `${origin}/admin/form-submissions?id=${id}`,
    ].join('\n\n'),
  }
}
