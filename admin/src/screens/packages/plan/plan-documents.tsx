import type { PackagePlan } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'

/** As many as a plan names. */
const mostNamed = 20

interface PlanDocumentsProps {
  readonly documents: PackagePlan['content']['documents']
}

/** Documents that can't be brought forward, or that would miss a block. */
export function PlanDocuments({ documents }: PlanDocumentsProps) {
  const t = useTexts('admin')
  if (documents.length === 0) return null
  return (
    <section aria-label={t('Documents to check')}>
      <h3 className="label">{t('Documents to check')}</h3>
      <ul className="docs">
        {documents.map(({ kind, kindTitle, tenant, title, address, node, reason }) => (
          <li key={`${kind} ${tenant} ${title} ${address} ${node}`}>
            <div>
              {address === '' ? (
                <b className="med">{title}</b>
              ) : (
                <a className="link" href={address} target="_blank" rel="noreferrer">
                  {title}
                </a>
              )}
              <span className="t3 xs">
                {' '}
                {kindTitle}, {tenant}
                {node !== '' && <span className="mono"> {node}</span>}
              </span>
              <p>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
      {documents.length >= mostNamed && (
        <p className="t3 xs">{t('Showing the first {count}.', { count: mostNamed })}</p>
      )}
    </section>
  )
}
