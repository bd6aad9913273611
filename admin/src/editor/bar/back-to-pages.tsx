import { Link } from '@ashlar/sdk/admin'
import { Icon, useTexts } from '@ashlar/sdk/ui'

/** The way out where the editor's bar is not there: nothing is open, or it could not be loaded. */
export function BackToPages() {
  const t = useTexts('admin')
  return (
    <Link className="edback" to="/admin/pages">
      <Icon name="arrow-left" size="sm" />
      {t('Back to pages')}
    </Link>
  )
}
