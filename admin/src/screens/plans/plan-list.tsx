import type { BodyOf } from '@ashlar/sdk'
import { CouldNotLoad, call, outdated, useCall, useMe, useMutation } from '@ashlar/sdk/admin'
import { listPlans, listTenantModules, type PlanName, setLowestPlan } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { PageHeader, Pending, Select, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { Sheet } from '../packages/sheet.tsx'
import { MoveModule, type MoveModuleProps } from './move-module.tsx'
import { PlanCard } from './plan-card.tsx'

const names = ['basic', 'standard', 'enterprise'] as const

/** What each plan allows, and from which plan on a website may have a module. */
export default function PlanList() {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listPlans)
  return (
    <>
      <PageHeader
        title={t('Plans')}
        icon="layers"
        subtitle={t('Changes apply immediately to every website on the plan.')}
      />
      {error ? (
        <section className="sheet">
          <CouldNotLoad title={t('The plans could not be loaded')} error={error} retry={refetch} />
        </section>
      ) : data ? (
        <>
          <div className="plans">
            {data.plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} onSaved={() => void outdated(listPlans)} />
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
  const { tenant } = useMe()
  // Which modules are installed is the same for every website: the own one is asked.
  const modules = useCall(listTenantModules, { params: { id: tenant?.id ?? 0 } }, { enabled: tenant !== null })
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof setLowestPlan>) => call(setLowestPlan, { body }),
    onSuccess: () => toast.success(t('Plans changed')),
    onError: (failure) => toast.error(t('The plans could not be changed'), { description: failure.message }),
    onSettled: () => outdated(listPlans),
  })
  const [asked, setAsked] = useState<Pick<MoveModuleProps, 'module' | 'plan'>>()
  const planOf = (id: string) => lowest.find(({ module }) => module === id)?.plan ?? 'basic'
  const choose = (module: MoveModuleProps['module'], plan: PlanName) => {
    if (names.indexOf(plan) > names.indexOf(planOf(module.id))) setAsked({ module, plan })
    else change.mutate({ module: module.id, plan })
  }
  return (
    <>
      <Sheet
        label={t('Modules')}
        rows={tenant === null ? [] : modules.data?.results.rows}
        error={modules.error}
        onRetry={() => void modules.refetch()}
        empty={{
          title: t('No modules yet'),
          text: t('Modules come with packages. Without modules, every plan includes the same.'),
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
                      value={planOf(row.id)}
                      options={names.map((value) => ({ value, label: planTitle(t, value) }))}
                      onChange={(plan) => choose(row, plan)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Sheet>
      {asked && <MoveModule {...asked} onClose={() => setAsked(undefined)} onMoved={() => void outdated(listPlans)} />}
    </>
  )
}
