import { CouldNotLoad, useCall } from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { Avatar, Button, Dialog, EmptyState, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type Customer, type Duplicates, findDuplicates } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { mergeInto } from './merge-into.ts'
import { placeOf } from './place.ts'

/** Customers who are probably one, each group with the customer to keep still to be chosen. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('customers')
  const { data, error, refetch } = useCall(findDuplicates)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Duplicate customers')}
      description={t('Choose which customer to keep. The others are merged into it, with vehicles, notes and history.')}
      icon="git-merge"
      size="lg"
    >
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
            <Group key={group.customers.map(({ customer_id }) => customer_id).join()} group={group} />
          ))}
          {data.more && <Note tone="grey">{t('There are more. They appear here once these are merged.')}</Note>}
        </div>
      )}
    </Dialog>
  )
}

function Group({ group: { reason, customers } }: { readonly group: Duplicates }) {
  const t = useTexts('customers')
  const merge = (kept: Customer) =>
    mergeInto(
      kept,
      customers.filter(({ customer_id }) => customer_id !== kept.customer_id),
      t,
    )
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
              aria-label={t('Keep {name}', { name: `${customerName(customer)} ${customer.email}`.trim() })}
            >
              {t('Keep this one')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
