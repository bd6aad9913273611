import { call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { changeTask, type Task, type TaskChange } from '../../contract.ts'
import { tasksChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

interface Done {
  /** What happened, in words. */
  readonly said: string
  /** What leads back. */
  readonly undo: TaskChange
}

/** Change a task in a list, and offer the way back. */
export async function changeTaskAtOnce(task: Task, change: TaskChange, { said, undo }: Done, t: Translate) {
  const put = async (body: TaskChange): Promise<boolean> => {
    try {
      await call(changeTask, { params: { id: task.id }, body })
      return true
    } catch (error) {
      toast.error(t('“{title}” was not changed', { title: task.title }), { description: problemOf(error) })
      return false
    } finally {
      await tasksChanged()
    }
  }
  if (await put(change)) toast.success(said, { action: { label: t('Undo'), run: () => void put(undo) } })
}

/** Complete a task, or open it again. */
export const toggleTask = (task: Task, t: Translate): Promise<void> => {
  const isDone = task.status === 'completed'
  return changeTaskAtOnce(
    task,
    { status: isDone ? 'pending' : 'completed' },
    {
      said: isDone
        ? t('“{title}” is open again', { title: task.title })
        : t('“{title}” completed', { title: task.title }),
      undo: { status: task.status },
    },
    t,
  )
}
