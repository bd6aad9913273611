import {
  customerChoice,
  customerName,
  getCustomer,
  getCustomerSettings,
  listCustomers,
  newCustomer,
  vehicleName,
} from '@ashlar/plugin-customers'
import { useCall, useCan, useDialog } from '@ashlar/sdk/admin'
import { type Form, Picker } from '@ashlar/sdk/forms'
import { Card, Field, Input, Select, useTexts } from '@ashlar/sdk/ui'
import type { DocumentForm } from './document-form.ts'

interface CustomerCardProps {
  readonly form: Form<typeof DocumentForm>
  /** Of the stored document, for whoever may not see customers. */
  readonly name: string
}

/** To whom the document goes, and for which vehicle. */
export function CustomerCard({ form, name }: CustomerCardProps) {
  const t = useTexts('invoicing')
  const { values, errors, idOf, change } = form
  const canPick = useCan('customers.can_view')
  const { isOffered, open } = useDialog(newCustomer)
  const id = values.customer_id
  const known = useCall(getCustomer, { params: { id: id ?? 0 } }, { enabled: canPick && id !== null })
  const customer = id === null ? undefined : known.data?.customer
  const create = async (words: string) => {
    const made = await open({ name: words })
    return made && { id: made.customer_id, title: `${made.firstname} ${made.lastname}`.trim() }
  }
  if (!canPick) {
    return (
      <Card title={t('Customer')}>
        <Field label={t('Customer')} hint={t('You need access to customers to choose one.')}>
          {(ties) => <Input {...ties} disabled value={name} />}
        </Field>
      </Card>
    )
  }
  return (
    <Card title={t('Customer')}>
      <div className="form">
        <Field id={idOf('customer_id')} label={t('Customer')} error={errors['customer_id']}>
          {(ties) => (
            <Picker
              ties={ties}
              label={t('Customer')}
              call={listCustomers}
              choiceOf={customerChoice}
              value={id === null ? null : { id, title: customer ? customerName(customer) : name || '…' }}
              onChange={(choice) => {
                change('customer_id', choice === null ? null : Number(choice.id))
                change('vehicle_id', null)
              }}
              avatars
              newChoice={isOffered ? { label: t('New Customer'), create } : undefined}
            />
          )}
        </Field>
        {customer && (
          <address className="t2 xs" style={{ fontStyle: 'normal' }}>
            {[customer.company, customer.address, customer.address_2].filter(Boolean).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <div>{[customer.city, customer.province, customer.postal].filter(Boolean).join(' ')}</div>
            <div>{customer.email}</div>
          </address>
        )}
        <VehicleField form={form} vehicles={customer?.vehicles ?? []} />
      </div>
    </Card>
  )
}

interface VehicleFieldProps {
  readonly form: Form<typeof DocumentForm>
  readonly vehicles: readonly (Parameters<typeof vehicleName>[0] & { readonly id: number })[]
}

function VehicleField({ form, vehicles }: VehicleFieldProps) {
  const t = useTexts('invoicing')
  const { values, errors, idOf, change } = form
  const settings = useCall(getCustomerSettings)
  if (settings.data?.settings.use_vehicle !== true) return null
  return (
    <Field
      id={idOf('vehicle_id')}
      label={t('Vehicle')}
      error={errors['vehicle_id']}
      hint={values.customer_id === null ? t('Choose a customer first.') : undefined}
    >
      {(ties) => (
        <Select
          {...ties}
          disabled={values.customer_id === null}
          value={String(values.vehicle_id ?? '')}
          options={[
            { value: '', label: t('None') },
            ...vehicles.map((vehicle) => ({ value: String(vehicle.id), label: vehicleName(vehicle) })),
          ]}
          onChange={(chosen) => change('vehicle_id', chosen === '' ? null : Number(chosen))}
        />
      )}
    </Field>
  )
}
