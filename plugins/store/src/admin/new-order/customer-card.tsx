import { customerChoice, listCustomers } from '@ashlar/plugin-customers'
import { useCan } from '@ashlar/sdk/admin'
import { type Choice, type Form, Picker, SchemaField } from '@ashlar/sdk/forms'
import { Card, Field, Halves, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import type { OrderForm } from './order-form.ts'

type Taken = Pick<
  OrderForm,
  'firstname' | 'lastname' | 'email' | 'phone' | 'address' | 'address_2' | 'city' | 'province' | 'postal' | 'country'
>

/** Whoever orders: a customer who is there, or somebody new. */
export function CustomerCard({ form }: { readonly form: Form<typeof OrderForm> }) {
  const t = useTexts('store')
  const maySee = useCan('customers.can_view')
  return (
    <Card title={t('Customer')}>
      <div className="form">
        {maySee && <KnownCustomer form={form} />}
        <Halves>
          <SchemaField form={form} name="firstname" label={t('First name')} />
          <SchemaField form={form} name="lastname" label={t('Last name')} />
        </Halves>
        <SchemaField form={form} name="email" label={t('Email')} required />
        <SchemaField form={form} name="phone" label={t('Phone')} />
      </div>
    </Card>
  )
}

function KnownCustomer({ form }: { readonly form: Form<typeof OrderForm> }) {
  const t = useTexts('store')
  const [chosen, setChosen] = useState<Choice | null>(null)
  const found = useRef(new Map<number, Taken>())
  const take = (choice: Choice | null) => {
    setChosen(choice)
    const person = choice && found.current.get(Number(choice.id))
    if (!person) return
    form.change('firstname', person.firstname)
    form.change('lastname', person.lastname)
    form.change('email', person.email)
    form.change('phone', person.phone)
    form.change('address', person.address)
    form.change('address_2', person.address_2)
    form.change('city', person.city)
    form.change('province', person.province)
    form.change('postal', person.postal)
    form.change('country', person.country)
  }
  return (
    <Field
      id={form.idOf('customer')}
      label={t('Find a customer')}
      hint={t('Leave it empty for someone new. They become a customer with this order.')}
    >
      {(ties) => (
        <Picker
          ties={ties}
          label={t('Customer')}
          call={listCustomers}
          choiceOf={(row) => {
            found.current.set(row.customer_id, row)
            return customerChoice(row)
          }}
          value={chosen}
          onChange={take}
          avatars
        />
      )}
    </Field>
  )
}
