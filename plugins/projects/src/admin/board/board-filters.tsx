import { customerChoice, listCustomers } from '@ashlar/plugin-customers'
import { useCall, useCan, useSearchParams } from '@ashlar/sdk/admin'
import { Picker } from '@ashlar/sdk/forms'
import { Icon, Input, Select, useSettled, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CardQuery, projectAssignees, projectTags } from '../../contract.ts'
import { useChosenCustomer } from '../customer/use-chosen-customer.ts'
import { idIn } from '../id-in.ts'

/** What the address asks of the cards. */
export function cardQuery(address: URLSearchParams): CardQuery {
  const search = address.get('search') ?? ''
  const [customer, due] = [idIn(address.get('customer')), address.get('due')]
  const [assignee, tag] = [address.get('assignee'), address.get('tag')]
  return {
    ...(search !== '' && { search }),
    ...(customer !== undefined && { customer_id: customer }),
    ...(assignee !== null && { assignee_id: assignee }),
    ...(tag !== null && { tag }),
    ...(due !== null && { endDate: endOf(due) }),
  }
}

/** The last moment of so many days from now on, the same all day long. */
function endOf(days: string): string {
  const day = new Date()
  day.setHours(23, 59, 59, 0)
  day.setDate(day.getDate() + (Number(days) || 0))
  return day.toISOString()
}

/** Milliseconds of rest before typing is searched for. */
const pause = 300

/** What narrows the cards of a board: it stands in the address. */
export function BoardFilters() {
  const t = useTexts('projects')
  const [address, setAddress] = useSearchParams()
  const mayPick = useCan('customers.can_view')
  const [typed, setTyped] = useState(address.get('search') ?? '')
  const settled = useSettled(typed, pause)
  const people = useCall(projectAssignees.assigned).data?.results.rows ?? []
  const tags = useCall(projectTags.list).data?.results.rows ?? []
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }
  const search = useEffectEvent(() => {
    if (settled !== (address.get('search') ?? '')) put('search', settled)
  })
  useEffect(() => {
    void settled
    search()
  }, [settled])
  const customer = idIn(address.get('customer'))
  const chosen = useChosenCustomer(customer)
  const label = { assignee: t('Assignee'), tag: t('Tag'), due: t('End') }
  return (
    <>
      <div style={{ width: 200 }}>
        <Input
          prefix={<Icon name="search" />}
          aria-label={t('Search projects')}
          placeholder={t('Search projects')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div style={{ width: 160 }}>
        <Select
          aria-label={label.assignee}
          value={address.get('assignee') ?? ''}
          options={[
            { value: '', label: t('Anyone') },
            ...people.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onChange={(value) => put('assignee', value)}
        />
      </div>
      {tags.length > 0 && (
        <div style={{ width: 140 }}>
          <Select
            aria-label={label.tag}
            value={address.get('tag') ?? ''}
            options={[
              { value: '', label: t('Any tag') },
              ...tags.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => put('tag', value)}
          />
        </div>
      )}
      <div style={{ width: 150 }}>
        <Select
          aria-label={label.due}
          value={address.get('due') ?? ''}
          options={[
            { value: '', label: t('Any end') },
            { value: '0', label: t('Ends by today') },
            { value: '7', label: t('Within 7 days') },
            { value: '30', label: t('Within 30 days') },
          ]}
          onChange={(value) => put('due', value)}
        />
      </div>
      {mayPick && (
        <div style={{ width: 190 }}>
          <label className="sr" htmlFor="board-customer">
            {t('Customer')}
          </label>
          <Picker
            ties={{ id: 'board-customer' }}
            label={t('Customer')}
            placeholder={t('Any customer')}
            call={listCustomers}
            choiceOf={customerChoice}
            value={customer === undefined ? null : (chosen ?? { id: customer, title: '…' })}
            onChange={(choice) => put('customer', choice === null ? '' : String(choice.id))}
          />
        </div>
      )}
    </>
  )
}
