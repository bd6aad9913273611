import type { PageAsideProps } from '@ashlar/sdk'
import { Link } from '@ashlar/sdk/admin'
import { Card, useTexts } from '@ashlar/sdk/ui'

/** Beside a page: how to tell its visitors of the programme. */
export default function PageHint({ slug }: PageAsideProps) {
  const t = useTexts('loyalty')
  return (
    <Card title={t('Loyalty')}>
      <p className="t2">
        {t('Show visitors what a visit is worth: add the block “Loyalty points” to this page.')}{' '}
        <Link to={`/admin/editor?slug=${encodeURIComponent(slug)}`}>{t('Open in editor')}</Link>
      </p>
    </Card>
  )
}
