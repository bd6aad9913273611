import { call, useCall } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Note, toast, useTexts } from '@ashlar/sdk/ui'
import { answerSubmission, getMailProvider, NewAnswer } from '../contract.ts'
import type { Submission } from '../submission.ts'
import { submissionsChanged } from './submission-actions.ts'

interface AnswerDialogProps {
  readonly submission: Submission
  readonly onClose: () => void
}

/** Write an email to whoever sent the form. */
export function AnswerDialog({ submission, onClose }: AnswerDialogProps) {
  const t = useTexts('forms')
  const { data: mail } = useCall(getMailProvider)
  const { id, formName, recipients, replyTo } = submission
  const [desk] = recipients
  return (
    <FormDialog
      icon="reply"
      title={t('Reply to {email}', { email: replyTo })}
      submit={t('Send')}
      failed={t('The email was not sent.')}
      schema={NewAnswer}
      initial={{
        subject: t('Re: {form}', { form: formName || t('Your message') }).slice(0, 200),
        text: '',
        answersTo: desk === undefined ? 'sender' : 'form',
      }}
      save={async (body) => {
        const { isKept } = await call(answerSubmission, { params: { id }, body })
        if (isKept) {
          toast.plain(t('The email was not sent'), {
            icon: 'mail-warning',
            description: t('No mail server is set up, so the email was kept in the outbox.'),
            duration: 8000,
          })
        } else toast.success(t('Email sent to {email}', { email: replyTo }))
        onClose()
        await submissionsChanged()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {mail?.isSet === false && (
            <Note tone="warn">
              {t('No mail server is set up, so this email will not be sent. It will be kept in the outbox.')}
            </Note>
          )}
          <SchemaField form={form} name="subject" label={t('Subject')} />
          <SchemaField form={form} name="text" label={t('Message')} />
          {desk !== undefined && (
            <SchemaField
              form={form}
              name="answersTo"
              label={t('Answers go to')}
              options={{ sender: t('My email address'), form: desk }}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
