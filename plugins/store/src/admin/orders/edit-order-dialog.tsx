import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Address, Contact, changeWebOrder, type WebOrder } from '../../contract.ts'
import { ordersChanged } from './orders-changed.ts'

const ContactForm = Type.Object({
  ...Type.Required(Contact).properties,
  notes: Type.String({ title: 'Note', maxLength: 2_000 }),
})
const DeliveredForm = Type.Object({ ...ContactForm.properties, ...Type.Required(Address).properties })

export interface EditOrderDialogProps {
  readonly order: WebOrder
  readonly onClose: () => void
}

/** Who gets the order and where it goes, until its goods have left. */
export function EditOrderDialog({ order, onClose }: EditOrderDialogProps) {
  const { contact, address, notes } = order
  const person = { firstname: contact.firstname, lastname: contact.lastname, email: contact.email }
  const initial = { ...person, phone: contact.phone ?? '', notes }
  if (!address) return <PickedUp order={order} initial={initial} onClose={onClose} />
  const { address_2 = '', province = '', postal = '', ...place } = address
  return <Delivered order={order} initial={{ ...initial, ...place, address_2, province, postal }} onClose={onClose} />
}

function useSave(order: WebOrder, onClose: () => void) {
  const t = useTexts('store')
  return async (values: Type.Static<typeof ContactForm>, address?: Address) => {
    const { firstname, lastname, email, phone, notes } = values
    const body = { contact: { firstname, lastname, email, phone }, notes, revision: order.revision }
    await call(changeWebOrder, { params: { id: order.id }, body: { ...body, ...(address && { address }) } })
    await ordersChanged()
    toast.success(t('Saved'))
    onClose()
  }
}

interface PickedUpProps extends EditOrderDialogProps {
  readonly initial: Type.Static<typeof ContactForm>
}

function PickedUp({ order, initial, onClose }: PickedUpProps) {
  const t = useTexts('store')
  const save = useSave(order, onClose)
  return (
    <FormDialog
      title={t('Edit order {number}', { number: order.invoiceNumber })}
      icon="pencil"
      submit={t('Save')}
      failed={t('The order was not changed')}
      schema={ContactForm}
      initial={initial}
      save={(values) => save(values)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="firstname" />
          <SchemaField form={form} name="lastname" />
          <SchemaField form={form} name="email" />
          <SchemaField form={form} name="phone" />
          <SchemaField form={form} name="notes" rows={3} />
        </>
      )}
    </FormDialog>
  )
}

interface DeliveredProps extends EditOrderDialogProps {
  readonly initial: Type.Static<typeof DeliveredForm>
}

function Delivered({ order, initial, onClose }: DeliveredProps) {
  const t = useTexts('store')
  const save = useSave(order, onClose)
  return (
    <FormDialog
      title={t('Edit order {number}', { number: order.invoiceNumber })}
      icon="pencil"
      size="lg"
      submit={t('Save')}
      failed={t('The order was not changed')}
      schema={DeliveredForm}
      initial={initial}
      save={({ address, address_2, city, province, postal, country, ...values }) =>
        save(values, { address, address_2, city, province, postal, country })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="firstname" />
          <SchemaField form={form} name="lastname" />
          <SchemaField form={form} name="email" />
          <SchemaField form={form} name="phone" />
          <SchemaField form={form} name="address" />
          <SchemaField form={form} name="address_2" />
          <SchemaField form={form} name="city" />
          <SchemaField form={form} name="province" />
          <SchemaField form={form} name="postal" />
          <SchemaField form={form} name="country" />
          <SchemaField form={form} name="notes" rows={3} />
        </>
      )}
    </FormDialog>
  )
}
