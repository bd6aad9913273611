import { useCall } from '@ashlar/sdk/admin'
import type { ControlProps } from '@ashlar/sdk/editor'
import { FieldError, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getMailProvider } from '../contract.ts'
import { recipientsOf, recipientsProblem } from '../form/recipients.ts'

/** Who is mailed (FORM-006): checked here, at most five (OPEN-238). What does not fit stays in the box and is not stored. */
export function RecipientsControl({ id, label, value, change }: ControlProps) {
  const t = useTexts('admin')
  const stored = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState(stored)
  const [known, setKnown] = useState(stored)
  // Undo, or somebody else: the newer one is shown.
  if (known !== stored) {
    setKnown(stored)
    if (recipientsOf(typed).join(', ') !== stored) setTyped(stored)
  }
  const problem = recipientsProblem(typed)
  return (
    <div className="blkitems">
      <NoProvider />
      <Input
        id={id}
        size="sm"
        aria-label={label}
        placeholder="name@example.com"
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (recipientsProblem(target.value) !== undefined) return
          const next = recipientsOf(target.value).join(', ')
          setKnown(next)
          change(next === '' ? undefined : next)
        }}
      />
      {problem !== undefined && <FieldError id={`${id}-problem`}>{t(problem)}</FieldError>}
    </div>
  )
}

/** FORM-065. Nothing is said while it is not known. */
function NoProvider() {
  const t = useTexts('admin')
  const { data } = useCall(getMailProvider)
  if (data?.isSet !== false) return null
  return (
    <Note tone="warn">
      {t('Email provider is not set. Please set it in the settings page.')}{' '}
      {t(
        "Form submissions will not be sent to the recipients until the email provider is set. They will be saved under 'Form Submissions'.",
      )}
    </Note>
  )
}
