import { call } from '@ashlar/sdk/admin'
import { switchUserFactorOff, type User } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { PasswordDialog } from './password-dialog.tsx'
import { usersChanged } from './users-changed.ts'

/** Lets somebody in again by their password alone, who has lost phone and recovery codes. */
export function LostFactorDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const name = user.displayName === '' ? user.email : user.displayName
  return (
    <PasswordDialog
      danger
      title={t('Switch off two-factor authentication of {name}', { name })}
      description={t(
        'Do this only if you are sure that {name} asked for it. Afterwards they sign in with their password alone. They get an email, and the audit log records that you did it.',
        { name },
      )}
      action={t('Switch off')}
      onClose={onClose}
      run={async (currentPassword) => {
        await call(switchUserFactorOff, { params: { id: user.id }, body: { currentPassword } })
        void usersChanged()
        toast.success(t('{name} can sign in without a code now', { name }))
        onClose()
      }}
    />
  )
}
