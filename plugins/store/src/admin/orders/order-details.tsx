import { Link, useCan } from '@ashlar/sdk/admin'
import { Card, Details, IconButton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { WebOrder } from '../../contract.ts'
import { customerOf } from './customer-of.ts'
import { EditOrderDialog } from './edit-order-dialog.tsx'
import { isUnderWay } from './order-state.ts'

/** Who ordered, where it goes, and what they wrote. */
export function OrderDetails({ order }: { readonly order: WebOrder }) {
  const t = useTexts('store')
  const mayEdit = useCan('orders.can_edit')
  const maySeeCustomers = useCan('customers.can_view')
  const [isEditing, setEditing] = useState(false)
  const { contact, customer_id, delivery, tracking, notes } = order
  const name = customerOf(contact) || t('Erased customer')
  const lines = addressLines(order)
  return (
    <>
      <Card
        title={t('Customer')}
        actions={
          mayEdit &&
          !isUnderWay(order) && (
            <IconButton size="xs" icon="pencil" label={t('Edit details')} onClick={() => setEditing(true)} />
          )
        }
      >
        <Details
          of={[
            {
              name: t('Name'),
              value:
                customer_id !== null && maySeeCustomers ? (
                  <Link className="link" to={`/admin/customers/${customer_id}`}>
                    {name}
                  </Link>
                ) : (
                  name
                ),
            },
            ...(contact.email === ''
              ? []
              : [
                  {
                    name: t('Email'),
                    value: (
                      <a className="link" href={`mailto:${contact.email}`}>
                        {contact.email}
                      </a>
                    ),
                  },
                ]),
            ...(contact.phone ? [{ name: t('Phone'), value: contact.phone }] : []),
            ...(lines.length > 0
              ? [{ name: t('Address'), value: lines.map((line) => <div key={line}>{line}</div>) }]
              : []),
            ...(notes === '' ? [] : [{ name: t('Note'), value: notes }]),
          ]}
        />
      </Card>
      {delivery.id !== '' && (
        <Card title={t('Delivery')}>
          <Details
            of={[
              { name: t('How'), value: delivery.name },
              ...(tracking
                ? [
                    { name: t('Carrier'), value: tracking.carrier },
                    {
                      name: t('Tracking number'),
                      value:
                        tracking.link === '' ? (
                          tracking.number
                        ) : (
                          <a className="link" href={tracking.link} target="_blank" rel="noreferrer">
                            {tracking.number || tracking.link}
                          </a>
                        ),
                    },
                  ]
                : []),
            ]}
          />
        </Card>
      )}
      {isEditing && <EditOrderDialog order={order} onClose={() => setEditing(false)} />}
    </>
  )
}

export function addressLines({ address }: WebOrder): string[] {
  if (!address) return []
  const place = [address.city, address.province, address.postal].filter(Boolean).join(' ')
  return [address.address, address.address_2 ?? '', place, address.country].filter((line) => line !== '')
}
