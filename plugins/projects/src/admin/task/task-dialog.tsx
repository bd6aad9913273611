import { CouldNotLoadNote, type DialogComponentProps, useCall } from '@ashlar/sdk/admin'
import { Dialog, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getTask, newTask, type taskDialog } from '../../contract.ts'
import { TaskEditor } from './task-editor.tsx'

/** TASK-001: the one modal in which tasks are created, read and changed, whoever opens it. */
export default function TaskDialog({ input, close }: DialogComponentProps<typeof taskDialog>) {
  const t = useTexts('projects')
  const { taskId, projectId, columnId } = input
  const blank = useCall(newTask, undefined, { enabled: taskId === undefined })
  const known = useCall(
    getTask,
    { params: { id: taskId ?? 0 } },
    { enabled: taskId !== undefined, staleTime: 0, retry: false },
  )
  const found = taskId === undefined ? blank.data && { ...blank.data, task: undefined } : known.data
  if (found) {
    return (
      <TaskEditor
        key={taskId}
        task={found.task}
        canAssignUsers={found.canAssignUsers}
        projectId={projectId}
        columnId={columnId}
        close={close}
      />
    )
  }
  const failed = blank.error ?? known.error
  return (
    <Dialog
      open
      size="xl"
      title={taskId === undefined ? t('New Task') : t('Task')}
      icon="circle-check"
      onOpenChange={(open) => !open && close()}
    >
      {failed ? (
        <CouldNotLoadNote error={failed} retry={() => Promise.all([blank.refetch(), known.refetch()])} />
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={480} height={425} />
          </div>
        </Pending>
      )}
    </Dialog>
  )
}
