import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { Avatar, Button, Dialog, EmptyState, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Customer, type Duplicates, findDuplicates } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { type DoneMerge, mergeInto, undoMerges } from './merge-into.ts'
import { placeOf } from './place.ts'

/** Customers who are probably one, each group with the customer to keep still to be chosen. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('customers')
  const { data, error, refetch } = useCall(findDuplicates)
  const [done, setDone] = useState<DoneMerge>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Duplicate customers')}
      description={t('Choose which customer to keep. The others are merged into it, with vehicles, notes and history.')}
      icon="git-merge"
      size="lg"
    >
      {done && (
        <Merged
          done={done}
          onUndo={() => {
            setDone(undefined)
            void undoMerges(done, t)
          }}
        />
      )}
      {error ? (
        <CouldNotLoad title={t('Duplicates could not be loaded')} error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={44} />
            <Skeleton width={320} height={44} />
          </div>
        </Pending>
      ) : data.groups.length === 0 ? (
        <EmptyState
          kind="nothing"
          title={t('No duplicates found')}
          text={t('No two customers have the same phone number or the same name.')}
        />
      ) : (
        <div className="form">
          {data.groups.map((group) => (
            <Group
              key={group.customers.map(({ customer_id }) => customer_id).join()}
              group={group}
              onMerged={setDone}
            />
          ))}
          {data.more && <Note tone="grey">{t('There are more. They appear here once these are merged.')}</Note>}
        </div>
      )}
    </Dialog>
  )
}

/** Within the dialog, which keeps the keyboard and readers to itself: a toast would be out of their reach. */
function Merged({ done, onUndo }: { readonly done: DoneMerge; readonly onUndo: () => void }) {
  const t = useTexts('customers')
  return (
    <div role="status">
      <Note tone="ok">
        <span className="row">
          <span className="grow">{t('Merged into {name}', { name: done.name })}</span>
          <Button size="sm" icon="undo-2" onClick={onUndo}>
            {t('Undo')}
          </Button>
        </span>
      </Note>
    </div>
  )
}

interface GroupProps {
  readonly group: Duplicates
  readonly onMerged: (done: DoneMerge | undefined) => void
}

function Group({ group: { reason, customers }, onMerged }: GroupProps) {
  const t = useTexts('customers')
  const merge = async (kept: Customer) => {
    const others = customers.filter(({ customer_id }) => customer_id !== kept.customer_id)
    onMerged(await mergeInto(kept, others, t))
  }
  return (
    <section aria-label={customers.map(customerName).join(', ')}>
      <p className="t3 xs">{reason === 'phone' ? t('Same phone number') : t('Same name')}</p>
      <ul className="lines">
        {customers.map((customer) => (
          <li key={customer.customer_id} className="row">
            <Avatar name={customerName(customer)} />
            <span className="grow">
              <b className="med">{customerName(customer)}</b>
              <div className="t3 xs">{[customer.email, placeOf(customer)].filter(Boolean).join(' · ')}</div>
              <div className="t3 xs num">
                <PhoneText number={customer.phone} country={customer.country || 'CA'} />
              </div>
            </span>
            <Button
              size="sm"
              onClick={() => void merge(customer)}
              aria-label={t('Keep this one: {name}', { name: `${customerName(customer)} ${customer.email}`.trim() })}
            >
              {t('Keep this one')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
