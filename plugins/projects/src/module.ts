import { customers } from '@ashlar/plugin-customers'
import { defineModule } from '@ashlar/sdk'
import { ProjectSettings } from './settings.ts'

/** Kinds of notices. */
export const taskAssignedNotice = 'projects.task-assigned'
export const projectAssignedNotice = 'projects.project-assigned'
export const mentionedNotice = 'projects.mentioned'
export const commentedNotice = 'projects.commented'

/** Projects, tasks, boards and time. */
export const projects = defineModule({
  id: 'projects',
  title: 'Projects',
  description: 'Projects and tasks on boards, with the time that they take.',
  requires: [customers],
  permissions: { projects: 'Projects and tasks' },
  settings: ProjectSettings,
  settingsSection: {
    ...{ id: 'projects', title: 'Projects', subtitle: 'Custom fields, the hourly rate and approved quotes.' },
    ...{ icon: 'square-kanban', sort: 68, keywords: ['tasks', 'boards', 'time', 'rate'] },
  },
  notices: {
    [taskAssignedNotice]: 'Tasks that are assigned to you',
    [projectAssignedNotice]: 'Projects that are assigned to you',
    [mentionedNotice]: 'Comments that mention you',
    [commentedNotice]: 'Comments on your projects and tasks',
  },
})
