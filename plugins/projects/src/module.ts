import { customers } from '@ashlar/plugin-customers'
import { defineModule } from '@ashlar/sdk'
import { ProjectSettings } from './settings.ts'

/** Kind of the notice that a task was assigned to somebody. */
export const taskAssignedNotice = 'projects.task-assigned'

/** Projects, tasks, boards and time. */
export const projects = defineModule({
  id: 'projects',
  title: 'Projects',
  description: 'Projects and tasks on boards, with the time that they take.',
  requires: [customers],
  permissions: { projects: 'Projects and tasks' },
  settings: ProjectSettings,
  notices: { [taskAssignedNotice]: 'Tasks that are assigned to you' },
})
