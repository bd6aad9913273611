import { type CommandProps, call } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'
import { addNote } from '../contract.ts'
import { SmallForm } from './small-form.tsx'

export default function NewNote({ close }: CommandProps) {
  return (
    <SmallForm
      title="New Note"
      make={(body) => call(addNote, { body })}
      fields={{ title: 'Title', customer_name: 'Customer' }}
      close={close}
      onMade={() => toast.success('Saved')}
    />
  )
}
