import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { deleteTask } from '../../contract.ts'
import { tasksChanged, timeChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

interface Named {
  readonly id: number
  readonly title: string
}

/** Ask, then delete a task (TASK-010, OPEN-341). True when it is gone. */
export async function removeTask({ id, title }: Named, t: Translate): Promise<boolean> {
  const description = t('“{title}” is deleted for good, with its comments, files and times.', { title })
  if (!(await confirm({ description, destructive: true }))) return false
  try {
    await call(deleteTask, { params: { id } })
  } catch (error) {
    toast.error(t('The task was not deleted'), { description: problemOf(error) })
    return false
  }
  await Promise.all([tasksChanged(), timeChanged()])
  toast.success(t('“{title}” deleted', { title }))
  return true
}
