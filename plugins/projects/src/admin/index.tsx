import { defineAdmin } from '@ashlar/sdk/admin'
import { projects } from '../module.ts'

export default defineAdmin(projects, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: {
    projects: () => import('./projects-screen.tsx'),
    project: () => import('./project/project-screen.tsx'),
    'my-work': () => import('./my-work/my-work-screen.tsx'),
    tasks: () => import('./list/task-list.tsx'),
    schedule: () => import('./schedule/schedule-screen.tsx'),
    time: () => import('./time/time-screen.tsx'),
  },
  commands: {
    'new-project': () => import('./project/new-project.tsx'),
    'new-task': () => import('./task/new-task.tsx'),
  },
  dialogs: {
    project: () => import('./project/project-dialog.tsx'),
    task: () => import('./task/task-dialog.tsx'),
  },
  widgets: {
    'hours-per-week': () => import('./widgets/hours-per-week.tsx'),
    'projects-by-column': () => import('./widgets/projects-by-column.tsx'),
  },
  fills: {
    projects: () => import('./customer/customer-projects.tsx'),
    'new-project': () => import('./customer/new-project-button.tsx'),
  },
  panels: { timer: () => import('./time/timer-panel.tsx') },
  controls: {
    'hourly-rate': () => import('./settings/hourly-rate.tsx'),
    column: () => import('./settings/column-choice.tsx'),
  },
})
