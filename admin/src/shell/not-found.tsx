import { ButtonLink, useLocation, useTitle } from '@ashlar/sdk/admin'
import { EmptyState, useTexts } from '@ashlar/sdk/ui'

/** Shown for an unknown admin address, inside the chrome (OPEN-150). */
export function NotFound() {
  const t = useTexts('admin')
  const { pathname } = useLocation()
  useTitle(t('Not found'))
  return (
    <section className="sheet">
      <EmptyState
        level={1}
        kind="no-match"
        title={t('There is nothing at this address')}
        text={t('{address} may have been moved, or its module is switched off.', { address: pathname })}
        actions={
          <ButtonLink to="/admin" icon="layout-dashboard">
            {t('Go to the dashboard')}
          </ButtonLink>
        }
      />
    </section>
  )
}
