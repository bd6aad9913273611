import type { OwnerInvitation } from '@ashlar/sdk/platform'
import { Note, useTexts } from '@ashlar/sdk/ui'
import { SecretDialog } from './secret-dialog.tsx'
import { SecretText } from './secret-text.tsx'
import './people.css'

/** An invitation that can be handed over: its mail may not leave, and what it leads to is shown this once. */
export function InvitationDialog({
  invitation: { email, link, isKept },
  onClose,
}: {
  readonly invitation: Omit<OwnerInvitation, 'link'> & Partial<Pick<OwnerInvitation, 'link'>>
  readonly onClose: () => void
}) {
  const t = useTexts('admin')
  return (
    <SecretDialog
      icon="send"
      title={t('{email} has been invited', { email })}
      description={
        isKept
          ? t('Send them this link yourself. It works once, for seven days.')
          : t('The email is on its way. You can also send this link yourself. It works once, for seven days.')
      }
      onClose={onClose}
    >
      {isKept && (
        <Note tone="warn">{t('No mail server is set up, so the email was not sent. It is in the outbox.')}</Note>
      )}
      {link !== undefined && <SecretText label={t('Invitation')} text={link} />}
    </SecretDialog>
  )
}
