import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { Badge, type Tone, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import {
  type Campaign,
  listRecipients,
  type Recipient,
  type RecipientState,
  recipientStates,
} from '../../../contract.ts'

const defaults = { orderBy: 'email', itemsPerPage: 25, filters: ['state', 'did'] }

/** Milliseconds between two looks while it is being sent. */
const pause = 5_000

/** Everybody a campaign was for, and what became of each mail. */
export function RecipientList({ campaign }: { readonly campaign: Pick<Campaign, 'id' | 'status'> }) {
  const t = useTexts('email_marketing')
  const { list } = useList(listRecipients, {
    defaults,
    params: { id: campaign.id },
    refetchInterval: campaign.status === 'sending' ? pause : false,
  })
  const names = recipientStateNames(t)
  return (
    <ResourceList<Recipient>
      name="campaign-recipients"
      label={t('Recipients')}
      columns={columns(t)}
      {...list}
      keyOf={({ id }) => id}
      labelOf={({ email }) => email}
      searchLabel={t('Search recipients')}
      filters={[
        {
          ...{ name: 'state', title: t('State') },
          options: recipientStates.map((value) => ({ value, label: names[value] })),
        },
        {
          ...{ name: 'did', title: t('Activity') },
          options: [
            { value: 'opened', label: t('Opened') },
            { value: 'clicked', label: t('Clicked') },
            { value: 'bounced', label: t('Bounced') },
          ],
        },
      ]}
      empty={{ title: t('No recipients'), text: t('Nobody was chosen when this campaign was sent.') }}
    />
  )
}

const recipientStateNames = (t: Translate): Readonly<Record<RecipientState, string>> => ({
  queued: t('Waiting'),
  sending: t('Sending'),
  sent: t('Sent'),
  failed: t('Failed'),
  skipped: t('Left out'),
})

const tones: Readonly<Record<RecipientState, Tone>> = {
  queued: 'grey',
  sending: 'orange',
  sent: 'green',
  failed: 'red',
  skipped: 'grey',
}

const timeOrNothing = (at: string | null) => (at === null ? <span className="t3">–</span> : when(at))

const columns = (t: Translate): readonly Column<Recipient>[] => [
  {
    ...{ id: 'email', title: t('Email'), sortBy: 'email', fixed: true },
    cell: ({ email, name }) => (
      <>
        <b className="med">{email}</b>
        {name !== '' && <div className="t3 xs trunc">{name}</div>}
      </>
    ),
  },
  {
    ...{ id: 'state', title: t('State') },
    cell: ({ state, error, bouncedAt }) => (
      <>
        {bouncedAt === null ? (
          <Badge tone={tones[state]}>{recipientStateNames(t)[state]}</Badge>
        ) : (
          <Badge tone="red">{t('Bounced')}</Badge>
        )}
        {error !== '' && <span className="why xs bad-text">{error}</span>}
      </>
    ),
  },
  { id: 'sent', title: t('Sent'), hide: 'sm', className: 't2 num', cell: ({ sentAt }) => timeOrNothing(sentAt) },
  {
    id: 'opened',
    title: t('Opened'),
    hide: 'md',
    className: 't2 num',
    cell: ({ openedAt }) => timeOrNothing(openedAt),
  },
  {
    id: 'clicked',
    title: t('Clicked'),
    hide: 'md',
    className: 't2 num',
    cell: ({ clickedAt }) => timeOrNothing(clickedAt),
  },
]
