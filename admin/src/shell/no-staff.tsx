import { Toasts } from '@ashlar/sdk/shell'
import { Button, EmptyState, useTexts } from '@ashlar/sdk/ui'
import { endSession } from './logout.ts'
import { signInPath } from './sign-in-address.ts'

/** A customer's account: signed in, but not part of the back office (PERM-101, OPEN-146). */
export default function NoStaff() {
  const t = useTexts('admin')
  return (
    <main className="alone">
      <EmptyState
        level={1}
        kind="no-permission"
        title={t('This account has no access here')}
        text={t('The admin is for the people who run this website. An owner or administrator can give you a role.')}
        actions={
          <>
            <Button icon="log-out" onClick={() => void endSession(signInPath)}>
              {t('Sign in as someone else')}
            </Button>
            <a className="btn btn--ghost" href="/">
              {t('View Website')}
            </a>
          </>
        }
      />
      <Toasts />
    </main>
  )
}
