import { api, CouldNotLoad, Done, useMutation, useQuery, useQueryClient } from '@ashlar/sdk/admin'
import { PlanName, PlanRow } from '@ashlar/sdk/platform'
import { PageHeader, Pending, Select, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import '../screens.css'
import { useMe } from '@ashlar/sdk/admin'
import { Sheet } from '../packages/sheet.tsx'
import { fetchModules, tenantsKey } from '../tenants/tenants-api.ts'
import { planTitle } from '../tenants/words.ts'
import { PlanCard } from './plan-card.tsx'

const path = '/api/v1/admin/plans/'
const Plans = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ rows: Type.Array(Type.Object({ module: Type.String(), plan: PlanName })) }),
  plans: Type.Array(PlanRow),
})
const names = ['basic', 'standard', 'enterprise'] as const

/** What each plan allows, and from which plan on a website may have a module. */
export default function PlanList() {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: ['plans'], queryFn: () => api.get(path, { reply: Plans }) })
  return (
    <>
      <PageHeader
        title={t('Plans')}
        icon="layers"
        subtitle={t('A change holds at once, in every website that has the plan.')}
      />
      {error ? (
        <section className="sheet">
          <CouldNotLoad title={t('The plans could not be loaded')} error={error} retry={refetch} />
        </section>
      ) : data ? (
        <>
          <div className="plans">
            {data.plans.map((plan) => (
              <PlanCard
                key={plan.name}
                plan={plan}
                onSaved={() => void cache.invalidateQueries({ queryKey: ['plans'] })}
              />
            ))}
          </div>
          <ModulePlans lowest={data.results.rows} />
        </>
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={18} />
            <Skeleton width={260} />
          </div>
        </Pending>
      )}
    </>
  )
}

function ModulePlans({ lowest }: { readonly lowest: readonly { module: string; plan: PlanName }[] }) {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const { tenant } = useMe()
  // Which modules are installed is the same for every website: the own one is asked.
  const own = tenant?.id ?? 0
  const modules = useQuery({
    queryKey: [...tenantsKey, own, 'modules'],
    queryFn: () => (own === 0 ? [] : fetchModules(own)),
  })
  const change = useMutation({
    mutationFn: (sent: { module: string; plan: PlanName }) => api.put(path, sent, { reply: Done }),
    onSuccess: () => toast.success(t('Plans changed')),
    onError: (failure) => toast.error(t('The plans were left as they were'), { description: failure.message }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['plans'] }),
  })
  return (
    <Sheet
      label={t('Modules')}
      rows={modules.data}
      error={modules.error}
      onRetry={() => void modules.refetch()}
      empty={{
        title: t('No modules yet'),
        text: t('Modules come with packages. Until then every plan holds the same.'),
      }}
    >
      {(rows) => (
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('Module')}</th>
              <th scope="col">{t('From the plan')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="med">{row.title}</td>
                <td>
                  <Select
                    size="sm"
                    aria-label={t('Lowest plan with {title}', { title: row.title })}
                    value={lowest.find(({ module }) => module === row.id)?.plan ?? 'basic'}
                    options={names.map((value) => ({ value, label: planTitle(t, value) }))}
                    onChange={(plan) => change.mutate({ module: row.id, plan })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}
