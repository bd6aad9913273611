import { Link, useCall } from '@ashlar/sdk/admin'
import { listPackageChanges } from '@ashlar/sdk/platform'
import { Note, useTexts } from '@ashlar/sdk/ui'
import { packageAddress } from './package-address.ts'

/** For platform administrators: packages that the server took back by itself, such as one that hung it, and why. */
export function TakenBackNotice() {
  const t = useTexts('admin')
  const { data } = useCall(listPackageChanges, { query: { rolledBack: true } })
  return data?.results.rows.map(({ id, name, title, from, reason }) => (
    <div key={id} className="pkg__safe">
      <Note tone="warn">
        {t('The server rolled back {title} {version} automatically.', { title, version: from ?? '' })} {reason}{' '}
        <Link to={packageAddress(name)}>{t('View details')}</Link>
      </Note>
    </div>
  ))
}
