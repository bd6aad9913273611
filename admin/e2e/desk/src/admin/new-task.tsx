import type { CommandProps } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'
import { SmallForm } from './small-form.tsx'

export default function NewTask({ close }: CommandProps) {
  return (
    <SmallForm
      title="New Task"
      path="/api/v1/admin/tasks/"
      fields={{ title: 'Title' }}
      close={close}
      onMade={() => toast.success('Saved')}
    />
  )
}
