import { addressOf } from '@ashlar/sdk'
import {
  CouldNotLoad,
  SlotFills,
  SlotTabs,
  useCan,
  useCrumbs,
  useDialog,
  useNavigate,
  useParams,
  useTitle,
} from '@ashlar/sdk/admin'
import { PhoneText } from '@ashlar/sdk/forms'
import { Avatar, Badge, Button, Icon, IconButton, Menu, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Customer, customerActions, customerTabs, exportPersonalData, noteDialog } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOverview } from './customer-overview.tsx'
import { CustomerVehicles } from './customer-vehicles.tsx'
import { EditCustomerDialog } from './edit-customer-dialog.tsx'
import { placeOf } from './place.ts'
import { eraseEverywhere, removeCustomer } from './remove-customer.ts'
import { useCustomer } from './use-customer.ts'
import { useNoteCount } from './use-note-count.ts'
import { useUsesVehicles } from './use-uses-vehicles.ts'

/** SHELL-001: one customer, with what other modules know of them. */
export default function CustomerScreen() {
  const t = useTexts('customers')
  const id = Number(useParams()['customer_id'])
  const { data: customer, error, refetch } = useCustomer(id)
  const name = customer ? customerName(customer) : t('Customer')
  useTitle(name)
  useCrumbs([{ title: t('Customers'), path: '/admin/customers' }, { title: name }])
  if (error)
    return <CouldNotLoad level={1} title={t('The customer could not be loaded')} error={error} retry={refetch} />
  if (!customer) {
    return (
      <Pending>
        <div className="lines">
          <Skeleton width={260} height={28} />
          <Skeleton width={420} height={160} />
        </div>
      </Pending>
    )
  }
  return <Loaded customer={customer} />
}

function Loaded({ customer }: { readonly customer: Customer }) {
  const t = useTexts('customers')
  const usesVehicles = useUsesVehicles()
  const note = useDialog(noteDialog)
  const [isEditing, setEditing] = useState(false)
  const customerId = customer.customer_id
  const notes = useNoteCount(customerId)
  const own = [
    {
      value: 'overview',
      label: t('Overview'),
      content: <CustomerOverview customer={customer} onEdit={() => setEditing(true)} />,
    },
    ...(usesVehicles
      ? [
          {
            value: 'vehicles',
            label: t('Vehicles'),
            count: customer.vehicles.length,
            content: <CustomerVehicles customer={customer} />,
          },
        ]
      : []),
    ...(note.isOffered
      ? [
          {
            ...{ value: 'notes', label: t('Notes'), content: <CustomerNotes customerId={customerId} /> },
            ...(notes !== undefined && { count: notes }),
          },
        ]
      : []),
  ]
  return (
    <>
      <Head customer={customer} onEdit={() => setEditing(true)} />
      <SlotTabs label={customerName(customer)} own={own} slot={customerTabs} props={{ customerId }} />
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} />}
    </>
  )
}

function Head({ customer, onEdit }: { readonly customer: Customer; readonly onEdit: () => void }) {
  const t = useTexts('customers')
  const navigate = useNavigate()
  const note = useDialog(noteDialog)
  const mayEdit = useCan('customers.can_edit')
  const mayDelete = useCan('customers.can_delete')
  const { customer_id: customerId, phone } = customer
  const remove = async (how: typeof removeCustomer) => {
    if (await how(customer, t)) void navigate('/admin/customers')
  }
  const entries = [
    ...(mayEdit ? [{ label: t('Edit'), icon: 'pencil', onSelect: onEdit }] : []),
    ...(mayDelete
      ? [
          {
            ...{ label: t('Download personal data'), icon: 'download' },
            href: addressOf(exportPersonalData, { params: { id: customerId } }),
          },
          'separator' as const,
          { label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void remove(removeCustomer) },
          {
            ...{ label: t('Erase everywhere'), icon: 'eraser', danger: true },
            onSelect: () => void remove(eraseEverywhere),
          },
        ]
      : []),
  ]
  return (
    <PageHeader
      before={<Avatar name={customerName(customer)} size="xl" />}
      title={customerName(customer)}
      badges={customer.tags.map((tag) => (
        <Badge key={tag} tone="grey" plain>
          {tag}
        </Badge>
      ))}
      subtitle={<Contact customer={customer} />}
      actions={
        <>
          {phone !== '' && (
            <a className="btn" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              {t('Call')}
            </a>
          )}
          {note.isOffered && (
            <Button icon="sticky-note" onClick={() => void note.open({ customerId })}>
              {t('New Note')}
            </Button>
          )}
          <SlotFills slot={customerActions} props={{ customerId }} />
          {entries.length > 0 && <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={entries} />}
        </>
      }
    />
  )
}

function Contact({ customer }: { readonly customer: Customer }) {
  const { company, email, phone, country } = customer
  const place = placeOf(customer)
  return (
    <span className="row g4 wrap t2">
      {company !== '' && company !== customerName(customer) && <span>{company}</span>}
      {email !== '' && (
        <span className="row">
          <Icon name="mail" size="sm" />
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </span>
      )}
      {phone !== '' && (
        <span className="row hide-sm">
          <Icon name="phone" size="sm" />
          <PhoneText number={phone} country={country || 'CA'} />
        </span>
      )}
      {place !== '' && (
        <span className="row hide-md">
          <Icon name="map-pin" size="sm" />
          {place}
        </span>
      )}
    </span>
  )
}
