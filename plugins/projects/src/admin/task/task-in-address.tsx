import { useSearchParams } from '@ashlar/sdk/admin'
import { lazy, Suspense } from 'react'
import { idIn } from '../id-in.ts'

const TaskDialog = lazy(() => import('./task-dialog.tsx'))

/** The task that the address names as `?task=`: its modal is open as long as the name stands there. */
export function TaskInAddress() {
  const [address, setAddress] = useSearchParams()
  const taskId = idIn(address.get('task'))
  if (taskId === undefined) return null
  const close = () => {
    const next = new URLSearchParams(address)
    next.delete('task')
    setAddress(next)
  }
  return (
    <Suspense>
      <TaskDialog key={taskId} input={{ taskId }} close={close} />
    </Suspense>
  )
}
