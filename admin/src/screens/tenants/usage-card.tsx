import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { getTenantUsage } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Badge, Card, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import './tenants.css'
import { amount, limitTitle, planTone } from './words.ts'

/** The plan of a website and how much of it is used. */
export function UsageCard({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  const { data: found, error, refetch } = useCall(getTenantUsage, { params: { id: tenantId } })
  const data = found?.usage
  return (
    <Card title={t('Plan')} actions={data && <Badge tone={planTone[data.plan]}>{planTitle(t, data.plan)}</Badge>}>
      {error ? (
        <CouldNotLoad title={t('The plan could not be loaded')} error={error} retry={refetch} />
      ) : data ? (
        <div className="use">
          {data.limits.map(({ name, used, most }) => (
            <div key={name}>
              <div className="use__head">
                <span className="med">{limitTitle(t, name)}</span>
                <span className="t2 num">
                  {most === null
                    ? t('{used}, unlimited', { used: amount(name, used) })
                    : t('{used} of {most}', { used: amount(name, used), most: amount(name, most) })}
                </span>
              </div>
              {most !== null && (
                <progress
                  className="use__bar"
                  aria-label={limitTitle(t, name)}
                  data-full={used >= most}
                  value={Math.min(used, most)}
                  max={Math.max(most, 1)}
                />
              )}
            </div>
          ))}
        </div>
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={260} />
            <Skeleton width={220} />
            <Skeleton width={240} />
          </div>
        </Pending>
      )}
    </Card>
  )
}
