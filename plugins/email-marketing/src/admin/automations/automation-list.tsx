import { Link, useCan, useNavigate } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Button, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Automation, listAutomations } from '../../contract.ts'
import { countText } from '../campaigns/words.ts'
import { sayRefused } from '../refused.ts'
import { remove, turnOff, turnOn } from './automation-actions.ts'
import { NewAutomationDialog } from './new-automation-dialog.tsx'
import { OnBadge } from './on-badge.tsx'
import { type Triggers, useTriggers } from './use-triggers.ts'
import { addressOfAutomation } from './words.ts'

const defaults = { orderBy: 'name', itemsPerPage: 25 }

/** All automations of the website. */
export default function AutomationList() {
  const t = useTexts('email_marketing')
  const navigate = useNavigate()
  const may = {
    create: useCan('campaigns.can_create'),
    edit: useCan('campaigns.can_edit'),
    remove: useCan('campaigns.can_delete'),
  }
  const [isCreating, setCreating] = useState(false)
  const triggers = useTriggers()
  const { data, list } = useList(listAutomations, { defaults })
  const begin = (automation: Automation) =>
    turnOn(automation, t).catch((error: unknown) => sayRefused(t('The automation was not turned on'), error))
  const add = may.create && (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('New automation')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Automations')}
        icon="workflow"
        subtitle={data ? t('{count} automation|{count} automations', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList<Automation>
        name="automations"
        label={t('Automations')}
        columns={columns(t, triggers)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        searchLabel={t('Search automations')}
        rowActions={(automation) => (
          <RowActions
            name={automation.name}
            actions={[
              {
                ...{ label: t('Open'), alone: t('Open {name}', { name: automation.name }), icon: 'pencil' },
                to: addressOfAutomation(automation.id),
              },
              ...(may.edit
                ? [
                    automation.isOn
                      ? { label: t('Turn off'), icon: 'power-off', onSelect: () => void turnOff(automation, t) }
                      : { label: t('Turn on'), icon: 'power', onSelect: () => void begin(automation) },
                  ]
                : []),
              ...(may.remove
                ? [
                    'separator' as const,
                    {
                      ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                      onSelect: () => void remove(automation, t),
                    },
                  ]
                : []),
            ]}
          />
        )}
        empty={{
          title: t('No automations yet'),
          text: may.create
            ? t('Send emails by themselves when something happens, such as a welcome to new subscribers.')
            : t('Automations that your team sets up appear here.'),
        }}
      />
      {isCreating && (
        <NewAutomationDialog
          triggers={triggers}
          onMade={(id) => void navigate(addressOfAutomation(id))}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  )
}

const columns = (t: Translate, triggers: Triggers): readonly Column<Automation>[] => [
  {
    ...{ id: 'name', title: t('Automation'), sortBy: 'name', fixed: true },
    cell: ({ id, name }) => (
      <Link className="med" to={addressOfAutomation(id)}>
        {name}
      </Link>
    ),
  },
  {
    ...{ id: 'trigger', title: t('Begins when'), hide: 'sm', className: 't2' },
    cell: ({ trigger }) => triggers.titleOf(trigger),
  },
  { ...{ id: 'state', title: t('Status'), phone: true }, cell: ({ isOn }) => <OnBadge isOn={isOn} /> },
  {
    ...{ id: 'running', title: t('Under way'), align: 'right', hide: 'sm', className: 'num' },
    cell: ({ runs }) => countText(runs.running),
  },
  {
    ...{ id: 'done', title: t('Done'), align: 'right', hide: 'md', className: 'num' },
    cell: ({ runs }) => countText(runs.done),
  },
  {
    ...{ id: 'created', title: t('Created'), sortBy: 'createdAt', hide: 'lg', className: 't2 num' },
    cell: ({ createdAt }) => when(createdAt),
  },
]
