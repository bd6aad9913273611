import { type CommandProps, call } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'
import { addTask } from '../contract.ts'
import { SmallForm } from './small-form.tsx'

export default function NewTask({ close }: CommandProps) {
  return (
    <SmallForm
      title="New Task"
      make={(body) => call(addTask, { body })}
      fields={{ title: 'Title' }}
      close={close}
      onMade={() => toast.success('Saved')}
    />
  )
}
