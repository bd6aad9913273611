import { useCall } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useListState } from '@ashlar/sdk/tables'
import { Badge, EmptyState, Note, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { type AutomationWithMails, type DryRun, dryRunAutomation } from '../../../contract.ts'
import type { Triggers } from '../use-triggers.ts'
import { reasonText } from '../words.ts'

const defaults = { orderBy: 'at' }

interface DryRunListProps {
  readonly automation: Pick<AutomationWithMails, 'id' | 'trigger' | 'isOn'>
  readonly triggers: Triggers
  readonly isUnsaved: boolean
}

/** Who would have got which emails in the last 30 days. Nothing is sent. */
export function DryRunList({ automation: { id, trigger }, triggers, isUnsaved }: DryRunListProps) {
  const t = useTexts('email_marketing')
  const hasPast = triggers.find(trigger)?.hasPast ?? triggers.all === undefined
  const [state, onState] = useListState(defaults)
  const { data, error, refetch } = useCall(dryRunAutomation, { params: { id } }, { enabled: hasPast, staleTime: 0 })
  if (!hasPast) {
    return (
      <EmptyState
        kind="nothing"
        title={t('Not known for this beginning')}
        text={t('The website keeps no record of when this happened before.')}
      />
    )
  }
  const words = state.search.trim().toLowerCase()
  const people = data?.people.map((person, at) => ({ ...person, key: at }))
  const shown = people?.filter(({ email }) => email.includes(words))
  return (
    <div className="form">
      <p className="t2">
        {t('Who would have got what in the last 30 days, by the saved steps and today’s consent. Nothing is sent.')}{' '}
        {t('Conditions on opens and clicks count as “No”.')}
      </p>
      {isUnsaved && <Note tone="warn">{t('Your unsaved changes are not part of it. Save them first.')}</Note>}
      {data?.isCut && <Note>{t('Only the latest {count} are shown.', { count: data.people.length })}</Note>}
      <ResourceList<DryRun & { readonly key: number }>
        name="automation-dry-run"
        label={t('Dry run')}
        columns={columns(t)}
        rows={shown}
        total={shown?.length ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ key }) => key}
        labelOf={({ email }) => email}
        state={state}
        onState={onState}
        searchLabel={t('Search people')}
        empty={{
          title: t('Nobody in the last 30 days'),
          text: t('The event that begins this automation has not happened in that time.'),
        }}
        unpaged
      />
    </div>
  )
}

const columns = (t: Translate): readonly Column<DryRun & { readonly key: number }>[] => [
  { ...{ id: 'email', title: t('Email'), fixed: true }, cell: ({ email }) => <b className="med">{email}</b> },
  { ...{ id: 'at', title: t('When it happened'), hide: 'sm', className: 't2 num' }, cell: ({ at }) => when(at) },
  {
    ...{ id: 'mails', title: t('Emails'), phone: true },
    cell: ({ mails, reason }) =>
      reason !== '' ? (
        <span className="t2 why">{reasonText(reason, t)}</span>
      ) : mails.length === 0 ? (
        <span className="t3">{t('None')}</span>
      ) : (
        <span className="row g1 wrap">
          {mails.map((mail, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one email can come twice
            <Badge key={at} plain>
              {mail}
            </Badge>
          ))}
        </span>
      ),
  },
]
