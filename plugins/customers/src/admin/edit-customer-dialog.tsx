import { ApiError, call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { confirm, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Customer, changeCustomer } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { CustomerFields } from './customer-fields.tsx'
import { CustomerForm } from './customer-form.ts'
import { customerChanged } from './customers-changed.ts'
import { differences } from './differences.ts'

const Conflict = Type.Object({ customer: Customer })

export interface EditCustomerDialogProps {
  readonly customer: Customer
  readonly onClose: () => void
}

/** When somebody else was faster, the person decides between the two versions; what they typed stays. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const t = useTexts('customers')
  const { customer_id: id, vehicles: _, assignees: __, custom_fields, revision, ...others } = customer
  const { createdAt: ___, updatedAt: ____, ...fields } = others
  const save = async (values: CustomerForm) => {
    try {
      return await call(changeCustomer, { params: { id }, body: { ...values, revision } })
    } catch (error) {
      if (!(error instanceof ApiError) || !Check(Conflict, error.body)) throw error
      const isMeant = await confirm({
        title: t('Save your version?'),
        description: t('Someone else changed this customer while you were editing.'),
        detail: differences(error.body.customer, values).map(({ field, theirs, yours }) => (
          <div key={field}>{t('{field}: “{theirs}” now, “{yours}” in your version', { field, theirs, yours })}</div>
        )),
      })
      if (!isMeant) throw error
      return call(changeCustomer, { params: { id }, body: values })
    }
  }
  return (
    <FormDialog
      title={t('Edit {name}', { name: customerName(customer) })}
      icon="pencil"
      size="lg"
      submit={t('Save')}
      failed={t('The customer was not saved')}
      schema={CustomerForm}
      initial={{ ...fields, custom_fields: custom_fields.map(({ id: field, value }) => ({ id: field, value })) }}
      save={async (values) => {
        await save(values)
        await customerChanged(id)
        toast.success(t('Saved'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <CustomerFields form={form} />}
    </FormDialog>
  )
}
