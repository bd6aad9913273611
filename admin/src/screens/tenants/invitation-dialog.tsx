import type { OwnerInvitation } from '@ashlar/sdk/platform'
import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'
import { SecretText } from '../people/secret-text.tsx'
import '../people/people.css'

/** The invitation that was mailed: on a new installation mails may not leave yet, so it can be handed over. */
export function InvitationDialog({
  invitation: { email, link },
  onClose,
}: {
  readonly invitation: OwnerInvitation
  readonly onClose: () => void
}) {
  const t = useTexts('admin')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon="send"
      title={t('{email} is invited', { email })}
      description={t('The mail is on its way. You can also hand this link over; it works once, for seven days.')}
      footer={
        <>
          <span className="grow" />
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <SecretText label={t('Invitation')} text={link} />
    </Dialog>
  )
}
