import { call } from '@ashlar/sdk/admin'
import { bulk, type Chosen, rowsIn } from '@ashlar/sdk/tables'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { changeTasks, deleteTasks, listTasks, type Task, type TasksChange } from '../../contract.ts'
import { tasksChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

/** Tasks that were chosen in the list. */
export type ChosenTasks = Chosen<Task>

type Change = Omit<TasksChange, 'ids'>

const common = { fetch: rowsIn(listTasks), labelOf: ({ title }: Task) => title, after: tasksChanged }
const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

/** Do the same with the chosen tasks, a hundred at a time. `back` gives for each what leads back, or nothing. */
export async function changeChosenTasks(
  chosen: ChosenTasks,
  change: Change,
  back: (task: Task) => Change | undefined,
  t: Translate,
): Promise<void> {
  await bulk(chosen, {
    ...common,
    work: async (tasks) => {
      await call(changeTasks, { body: { ids: idsOf(tasks), ...change } })
      return []
    },
    done: (count) => t('{count} task changed|{count} tasks changed', { count }),
    undo: (tasks) => void takeBack(tasks, back, t),
  })
}

async function takeBack(tasks: readonly Task[], back: (task: Task) => Change | undefined, t: Translate): Promise<void> {
  try {
    for (const task of tasks) {
      const change = back(task)
      if (change) await call(changeTasks, { body: { ids: [task.id], ...change } })
    }
    toast.success(t('The change was undone'))
  } catch (error) {
    toast.error(t('The change was not undone'), { description: problemOf(error) })
  }
  await tasksChanged()
}

export const completeChosen = (chosen: ChosenTasks, t: Translate): Promise<void> =>
  changeChosenTasks(chosen, { status: 'completed' }, ({ status }) => ({ status }), t)

/** Ask, then delete the chosen tasks. */
export async function deleteChosenTasks(chosen: ChosenTasks, t: Translate): Promise<void> {
  const description = t('{count} task is deleted for good.|{count} tasks are deleted for good.', {
    count: chosen.count,
  })
  if (!(await confirm({ description, destructive: true }))) return
  await bulk(chosen, {
    ...common,
    work: async (tasks) => {
      await call(deleteTasks, { body: { tasksToDelete: idsOf(tasks) } })
      return []
    },
    done: (count) => t('{count} task deleted|{count} tasks deleted', { count }),
  })
}
