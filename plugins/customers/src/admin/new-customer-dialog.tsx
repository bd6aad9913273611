import { call, type DialogComponentProps } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { createCustomer, type newCustomer } from '../contract.ts'
import { customerName } from '../customer-name.ts'
import { CustomerFields } from './customer-fields.tsx'
import { CustomerForm, namedCustomer } from './customer-form.ts'
import { customerChanged } from './customers-changed.ts'

/** Answers with the customer that was created. */
export default function NewCustomerDialog({ input, close }: DialogComponentProps<typeof newCustomer>) {
  const t = useTexts('customers')
  return (
    <FormDialog
      title={t('New Customer')}
      icon="user-plus"
      size="lg"
      submit={t('Create customer')}
      failed={t('The customer was not created')}
      schema={CustomerForm}
      initial={namedCustomer(input.name)}
      save={async (values) => {
        const { customer } = await call(createCustomer, { body: values })
        await customerChanged()
        toast.success(t('{name} was created', { name: customerName(customer) }))
        const { customer_id, firstname, lastname } = customer
        close({ customer_id, firstname, lastname })
      }}
      onClose={() => close()}
    >
      {(form) => <CustomerFields form={form} />}
    </FormDialog>
  )
}
