import { type CommandProps, call, useNavigate } from '@ashlar/sdk/admin'
import { addCustomer } from '../contract.ts'
import { SmallForm } from './small-form.tsx'

/** CMD-006: then to the new customer. */
export default function NewCustomer({ close }: CommandProps) {
  const navigate = useNavigate()
  return (
    <SmallForm
      title="New Customer"
      make={(names) => call(addCustomer, { body: { ...names, email: '', phone: '', country: 'CA' } })}
      fields={{ firstname: 'First name', lastname: 'Last name' }}
      close={close}
      onMade={(id) => void navigate(`/admin/customers/${id}`)}
    />
  )
}
