import { type CommandProps, useNavigate } from '@ashlar/sdk/admin'
import { SmallForm } from './small-form.tsx'

/** CMD-006: then to the new customer. */
export default function NewCustomer({ close }: CommandProps) {
  const navigate = useNavigate()
  return (
    <SmallForm
      title="New Customer"
      path="/api/v1/admin/customers/"
      fields={{ firstname: 'First name', lastname: 'Last name' }}
      rest={{ email: '', phone: '', country: 'CA' }}
      close={close}
      onMade={(id) => void navigate(`/admin/customers/${id}`)}
    />
  )
}
