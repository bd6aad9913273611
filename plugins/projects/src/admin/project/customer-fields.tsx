import {
  type Customer,
  customerChoice,
  customerName,
  getCustomer,
  getCustomerSettings,
  listCustomers,
  newCustomer,
  vehicleName,
} from '@ashlar/plugin-customers'
import type { ReplyOf } from '@ashlar/sdk'
import { useCall, useDialog } from '@ashlar/sdk/admin'
import { Picker } from '@ashlar/sdk/forms'
import { confirm, Field, Halves, Input, Select, useTexts } from '@ashlar/sdk/ui'
import type { checkProjects, Project } from '../../contract.ts'
import { AttachedInvoices } from './attached-invoices.tsx'
import type { FormPartProps } from './form-part.ts'

interface CustomerFieldsProps extends FormPartProps {
  readonly project: Project | undefined
  readonly check: ReplyOf<typeof checkProjects>
}

/** The customer of a project, their vehicle and invoices (PROJ-005 to -007, -026, -027, PERM-304). */
export function CustomerFields({ form, readOnly, project, check }: CustomerFieldsProps) {
  const t = useTexts('projects')
  const { values, errors, idOf, change } = form
  const { isOffered, open } = useDialog(newCustomer)
  const customerId = values.customer_id
  const mayChoose = check.can_assign_customer && !readOnly
  const known = useCall(
    getCustomer,
    { params: { id: customerId ?? 0 } },
    { enabled: customerId !== null && check.can_assign_customer },
  )
  const customer = customerId === null ? undefined : known.data?.customer
  const shown =
    customerId === null
      ? null
      : { id: customerId, title: customer ? customerName(customer) : (project?.customer_name ?? t('Customer')) }
  const put = async (id: number | null) => {
    if (id === customerId) return
    // OPEN-342: what belongs to the customer goes along.
    const isMore = values.vehicle_id !== null || values.attachedInvoices.length > 0
    if (customerId !== null && isMore) {
      const description = t('The vehicle and the attached invoices of this customer are removed from the project.')
      if (!(await confirm({ description, icon: 'users', tone: 'warn' }))) return
    }
    change('customer_id', id)
    change('vehicle_id', null)
    change('attachedInvoices', [])
  }
  const create = async (name: string) => {
    const made = await open({ name })
    return made && { id: made.customer_id, title: `${made.firstname} ${made.lastname}`.trim() }
  }
  if (!check.can_assign_customer) {
    return (
      <Field label={t('Customer')} hint={t('You need access to customers to choose one.')}>
        {(ties) => <Input {...ties} disabled value={project?.customer_name ?? ''} />}
      </Field>
    )
  }
  return (
    <>
      <Halves>
        <Field id={idOf('customer_id')} label={t('Customer')} error={errors['customer_id']}>
          {(ties) => (
            <Picker
              ties={ties}
              label={t('Customer')}
              call={listCustomers}
              choiceOf={customerChoice}
              value={shown}
              onChange={(choice) => void put(choice === null ? null : Number(choice.id))}
              disabled={!mayChoose}
              avatars
              newChoice={isOffered ? { label: t('New Customer'), create } : undefined}
            />
          )}
        </Field>
        <VehicleField form={form} readOnly={!mayChoose} customer={customer} project={project} />
      </Halves>
      {check.canAttachInvoices && <AttachedInvoices form={form} readOnly={!mayChoose} project={project} />}
    </>
  )
}

interface VehicleFieldProps extends FormPartProps {
  readonly customer: Customer | undefined
  readonly project: Project | undefined
}

function VehicleField({ form, readOnly, customer, project }: VehicleFieldProps) {
  const t = useTexts('projects')
  const { values, errors, idOf, change } = form
  const settings = useCall(getCustomerSettings)
  if (settings.data?.settings.use_vehicle === false) return null
  const vehicles =
    customer?.vehicles ?? (project?.customer_id === values.customer_id ? project?.customer?.vehicles : undefined)
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
          disabled={readOnly || values.customer_id === null}
          value={String(values.vehicle_id ?? '')}
          options={[
            { value: '', label: t('None') },
            ...(vehicles ?? []).map((vehicle) => ({ value: String(vehicle.id), label: vehicleName(vehicle) })),
          ]}
          onChange={(id) => change('vehicle_id', id === '' ? null : Number(id))}
        />
      )}
    </Field>
  )
}
