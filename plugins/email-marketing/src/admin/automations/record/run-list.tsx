import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { Badge, Segments, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { describeStep, type StepNames } from '../../../automation/describe.ts'
import { allSteps } from '../../../automation/steps.ts'
import { type AutomationRun, type AutomationWithMails, listRuns, runStates } from '../../../contract.ts'
import { reasonText, runStateNames, runStateTones } from '../words.ts'

const defaults = {
  ...{ orderBy: 'createdAt', orderDirection: 'desc' as const, itemsPerPage: 25 },
  filters: ['state'],
}

interface RunListProps {
  readonly automation: AutomationWithMails
  readonly names: StepNames
}

/** People who went or go through an automation. */
export function RunList({ automation, names }: RunListProps) {
  const t = useTexts('email_marketing')
  const { list, change } = useList(listRuns, { defaults, params: { id: automation.id } })
  const stateNames = runStateNames(t)
  const chosen = runStates.find((each) => each === list.state.filters['state']?.[0]) ?? 'all'
  const nextOf = (id: string) => {
    if (id === 'end') return t('End')
    const step = allSteps(automation.steps).find((each) => each.id === id)
    // People go on with the steps that they began with.
    return step ? describeStep(step, names, t) : t('A step of an earlier version')
  }
  return (
    <ResourceList<AutomationRun>
      name="automation-runs"
      label={t('People')}
      columns={columns(t, nextOf)}
      {...list}
      keyOf={({ id }) => id}
      labelOf={({ email }) => email}
      searchLabel={t('Search people')}
      tools={
        <Segments<(typeof runStates)[number] | 'all'>
          label={t('Show')}
          size="sm"
          value={chosen}
          onChange={(state) => change({ filters: { state: state === 'all' ? [] : [state] } })}
          options={[
            { value: 'all', label: t('All') },
            ...runStates.map((value) => ({ value, label: stateNames[value] })),
          ]}
        />
      }
      empty={{
        title: t('Nobody yet'),
        text: automation.isOn
          ? t('People appear here when they begin.')
          : t('Turn the automation on. People appear here when they begin.'),
      }}
    />
  )
}

const columns = (t: Translate, nextOf: (id: string) => string): readonly Column<AutomationRun>[] => [
  {
    ...{ id: 'email', title: t('Person'), fixed: true },
    cell: ({ email, name }) => (
      <>
        <b className="med">{email}</b>
        {name !== '' && <div className="t3 xs trunc">{name}</div>}
      </>
    ),
  },
  {
    ...{ id: 'state', title: t('Status'), phone: true },
    cell: ({ state, reason }) => (
      <>
        <Badge tone={runStateTones[state]}>{runStateNames(t)[state]}</Badge>
        {reason !== '' && <span className="why xs t2">{reasonText(reason, t)}</span>}
      </>
    ),
  },
  {
    ...{ id: 'next', title: t('Next step'), hide: 'md', className: 't2' },
    cell: ({ nextStep }) => (nextStep === '' ? '–' : nextOf(nextStep)),
  },
  {
    ...{ id: 'wakes', title: t('Goes on'), hide: 'md', className: 't2 num' },
    cell: ({ wakesAt }) => (wakesAt === null ? '–' : when(wakesAt)),
  },
  {
    ...{ id: 'created', title: t('Began'), sortBy: 'createdAt', hide: 'sm', className: 't2 num' },
    cell: ({ createdAt }) => when(createdAt),
  },
]
