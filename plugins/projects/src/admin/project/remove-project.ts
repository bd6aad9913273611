import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { deleteProject } from '../../contract.ts'
import { projectsChanged, tasksChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

interface Named {
  readonly id: number
  readonly title: string
}

/** Ask, then delete a project with its tasks (PROJ-014, OPEN-341). True when it is gone. */
export async function removeProject({ id, title }: Named, t: Translate): Promise<boolean> {
  const description = t('“{title}” and its tasks, comments and times are deleted for good.', { title })
  if (!(await confirm({ description, destructive: true }))) return false
  try {
    await call(deleteProject, { params: { id } })
  } catch (error) {
    toast.error(t('The project was not deleted'), { description: problemOf(error) })
    return false
  }
  await Promise.all([projectsChanged(), tasksChanged()])
  toast.success(t('“{title}” deleted', { title }))
  return true
}
