import { ButtonLink, useCall, useCan, useNavigate } from '@ashlar/sdk/admin'
import { ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Button, PageHeader, Segments, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Campaign, type CampaignStatus, campaignStatuses, listCampaigns, listLists } from '../../contract.ts'
import { duplicate, remove, removeAll } from './campaign-actions.ts'
import { campaignColumns } from './campaign-columns.tsx'
import { CampaignOverview } from './campaign-overview.tsx'
import { NewCampaignDialog } from './new-campaign/new-campaign-dialog.tsx'
import { useSendingSetup } from './use-sending-setup.ts'
import { addressOfCampaign, addressOfEditor, countText, isOpen, statusNames } from './words.ts'

const defaults = {
  ...{ orderBy: 'date', orderDirection: 'desc' as const, itemsPerPage: 25 },
  filters: ['status'],
}

/** Milliseconds between two looks while something is being sent. */
const pause = 2_000

const views = { draft: ['draft'], scheduled: ['scheduled'], sent: ['sending', 'sent', 'failed'] } as const satisfies {
  readonly [view: string]: readonly CampaignStatus[]
}
type View = keyof typeof views | 'all'

/** All campaigns of the website, with what became of the last one. */
export default function CampaignList() {
  const t = useTexts('email_marketing')
  const navigate = useNavigate()
  const may = {
    create: useCan('campaigns.can_create'),
    edit: useCan('campaigns.can_edit'),
    remove: useCan('campaigns.can_delete'),
    seeAudience: useCan('subscribers.can_view'),
  }
  const [isCreating, setCreating] = useState(false)
  const { countsOpens } = useSendingSetup()
  const { data, list, change } = useList(listCampaigns, {
    defaults,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status, isPaused }) => status === 'sending' && !isPaused) ? pause : false,
  })
  const add = may.create && (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('New campaign')}
    </Button>
  )
  const names = statusNames(t)
  const chosen = list.state.filters['status'] ?? []
  const show = (view: View) => change({ filters: { status: view === 'all' ? [] : [...views[view]] } })
  const copy = async (campaign: Campaign) => {
    const id = await duplicate(campaign, t)
    if (id !== undefined) void navigate(addressOfCampaign(id))
  }
  return (
    <>
      <PageHeader
        title={t('Email Marketing')}
        icon="mail"
        subtitle={<Subtitle campaigns={data?.total} />}
        actions={
          <>
            {may.seeAudience && (
              <ButtonLink icon="users" to="/admin/email-marketing/subscribers">
                {t('Audience')}
              </ButtonLink>
            )}
            {add}
          </>
        }
      />
      <CampaignOverview countsOpens={countsOpens} />
      <ResourceList<Campaign>
        name="campaigns"
        label={t('Campaigns')}
        columns={campaignColumns(t, countsOpens)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        searchLabel={t('Search campaigns')}
        views={t('All campaigns')}
        filters={[
          {
            ...{ name: 'status', title: t('Status') },
            options: campaignStatuses.map((value) => ({ value, label: names[value] })),
          },
        ]}
        tools={
          <Segments<View>
            label={t('Show')}
            size="sm"
            value={viewOf(chosen)}
            onChange={show}
            options={[
              { value: 'all', label: t('All') },
              { value: 'draft', label: names.draft },
              { value: 'scheduled', label: names.scheduled },
              { value: 'sent', label: names.sent },
            ]}
          />
        }
        rowActions={(campaign) => (
          <RowActions
            name={campaign.name}
            actions={[
              ...(may.edit && isOpen(campaign)
                ? [
                    {
                      ...{ label: t('Edit'), alone: t('Edit {name}', { name: campaign.name }), icon: 'pencil' },
                      to: addressOfCampaign(campaign.id),
                    },
                    { label: t('Edit content'), icon: 'layout-template', to: addressOfEditor(campaign.id) },
                  ]
                : [{ label: t('Open report'), icon: 'chart-column', to: addressOfCampaign(campaign.id) }]),
              ...(may.create
                ? [
                    {
                      ...{ label: t('Duplicate'), alone: t('Duplicate {name}', { name: campaign.name }), icon: 'copy' },
                      onSelect: () => void copy(campaign),
                    },
                  ]
                : []),
              ...(may.remove
                ? [
                    'separator' as const,
                    {
                      ...{ label: t('Delete'), icon: 'trash-2', danger: true },
                      onSelect: () => void remove(campaign, t),
                    },
                  ]
                : []),
            ]}
          />
        )}
        bulkActions={
          may.remove
            ? [{ label: t('Delete'), icon: 'trash-2', danger: true, run: (rows) => void removeAll(rows, t) }]
            : []
        }
        empty={{
          title: t('No campaigns yet'),
          text: may.create
            ? t('Write your first email to the people who signed up for your newsletter.')
            : t('Campaigns that your team writes appear here.'),
        }}
      />
      {isCreating && (
        <NewCampaignDialog onMade={(id) => void navigate(addressOfCampaign(id))} onClose={() => setCreating(false)} />
      )}
    </>
  )
}

/** The view that shows just these; undefined for another choice. */
function viewOf(chosen: readonly string[]): View | undefined {
  if (chosen.length === 0) return 'all'
  const isSame = (statuses: readonly string[]) =>
    statuses.length === chosen.length && statuses.every((each) => chosen.includes(each))
  if (isSame(views.draft)) return 'draft'
  if (isSame(views.scheduled)) return 'scheduled'
  return isSame(views.sent) ? 'sent' : undefined
}

/** How many people a campaign can reach, where one list says it; people of several would be counted twice. */
function Subtitle({ campaigns }: { readonly campaigns: number | undefined }) {
  const t = useTexts('email_marketing')
  const lists = useCall(listLists, undefined, { enabled: useCan('subscribers.can_view') }).data?.results.rows ?? []
  const [list, ...others] = lists.filter(({ subscribed }) => subscribed > 0)
  if (list && others.length === 0) {
    const count = list.subscribed
    return t('{people} person receives your email|{people} people receive your email', {
      ...{ count, people: countText(count) },
    })
  }
  return campaigns === undefined ? ' ' : t('{count} campaign|{count} campaigns', { count: campaigns })
}
