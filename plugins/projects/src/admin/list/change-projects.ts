import { call } from '@ashlar/sdk/admin'
import { bulk, type Chosen, rowsIn } from '@ashlar/sdk/tables'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { changeProjects, deleteProjects, listProjects, type Project, type ProjectsChange } from '../../contract.ts'
import { projectsChanged, tasksChanged } from '../changed.ts'
import { problemOf } from '../problem-of.ts'

/** Projects that were chosen in the list. */
export type ChosenProjects = Chosen<Project>

type Change = Omit<ProjectsChange, 'ids'>

const common = { fetch: rowsIn(listProjects), labelOf: ({ title }: Project) => title, after: projectsChanged }
const idsOf = (projects: readonly Project[]) => projects.map(({ id }) => id)

/** Do the same with the chosen projects, a hundred at a time. `back` gives for each what leads back, or nothing. */
export async function changeChosen(
  chosen: ChosenProjects,
  change: Change,
  back: (project: Project) => Change | undefined,
  t: Translate,
): Promise<void> {
  await bulk(chosen, {
    ...common,
    work: async (projects) => {
      await call(changeProjects, { body: { ids: idsOf(projects), ...change } })
      return []
    },
    done: (count) => t('{count} project changed|{count} projects changed', { count }),
    undo: (projects) => void takeBack(projects, back, t),
  })
}

async function takeBack(
  projects: readonly Project[],
  back: (project: Project) => Change | undefined,
  t: Translate,
): Promise<void> {
  try {
    for (const project of projects) {
      const change = back(project)
      if (change) await call(changeProjects, { body: { ids: [project.id], ...change } })
    }
    toast.success(t('The change was undone'))
  } catch (error) {
    toast.error(t('The change was not undone'), { description: problemOf(error) })
  }
  await projectsChanged()
}

/** Ask, then delete the chosen projects with their tasks. */
export async function deleteChosen(chosen: ChosenProjects, t: Translate): Promise<void> {
  const description = t(
    '{count} project and its tasks are deleted for good.|{count} projects and their tasks are deleted for good.',
    { count: chosen.count },
  )
  if (!(await confirm({ description, destructive: true }))) return
  await bulk(chosen, {
    ...common,
    work: async (projects) => {
      await call(deleteProjects, { body: { projectsToDelete: idsOf(projects) } })
      return []
    },
    after: () => Promise.all([projectsChanged(), tasksChanged()]),
    done: (count) => t('{count} project deleted|{count} projects deleted', { count }),
  })
}
