import type { CommandProps } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'
import { SmallForm } from './small-form.tsx'

export default function NewNote({ close }: CommandProps) {
  return (
    <SmallForm
      title="New Note"
      path="/api/v1/admin/notes/"
      fields={{ title: 'Title', customer_name: 'Customer' }}
      close={close}
      onMade={() => toast.success('Saved')}
    />
  )
}
