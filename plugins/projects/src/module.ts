import { customers } from '@ashlar/plugin-customers'
import { defineModule } from '@ashlar/sdk'
import { projectsPath, tasksPath } from './contract/addresses.ts'
import { ProjectSettings } from './settings.ts'

/** Kinds of notices. */
export const taskAssignedNotice = 'projects.task-assigned'
export const projectAssignedNotice = 'projects.project-assigned'
export const mentionedNotice = 'projects.mentioned'
export const commentedNotice = 'projects.commented'

const access = 'projects.can_view'
/** Tasks of whoever looks that are still to be done. */
const mine = { mine: 'true', status: 'pending,in_progress' } as const

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
  admin: {
    nav: [
      {
        ...{ title: 'Projects', path: '/admin/projects', icon: 'square-kanban', group: 'Work', sort: 500, access },
      },
      {
        ...{ title: 'My Work', path: '/admin/my-work', icon: 'list-todo', group: 'Work', sort: 502, access },
        count: { call: 'projects.listTasks', list: tasksPath, query: { ...mine, due: 'overdue' } },
      },
      { title: 'Tasks', path: '/admin/tasks', icon: 'circle-check', group: 'Work', sort: 505, access },
      { title: 'Schedule', path: '/admin/schedule', icon: 'calendar-range', group: 'Work', sort: 510, access },
      { title: 'Time', path: '/admin/time', icon: 'timer', group: 'Work', sort: 515, access },
    ],
    screens: [
      { id: 'projects', path: '/admin/projects', title: 'Projects', access, keywords: ['boards', 'kanban'] },
      { id: 'project', path: '/admin/projects/:id', title: 'Project', access },
      { id: 'my-work', path: '/admin/my-work', title: 'My Work', access },
      { id: 'tasks', path: '/admin/tasks', title: 'Tasks', access },
      { id: 'schedule', path: '/admin/schedule', title: 'Schedule', access, keywords: ['calendar'] },
      { id: 'time', path: '/admin/time', title: 'Time', access, keywords: ['timesheet', 'hours'] },
    ],
    commands: [
      {
        ...{ id: 'new-project', group: 'Create', title: 'New Project', icon: 'square-kanban', sort: 40 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
      {
        ...{ id: 'new-task', group: 'Create', title: 'New Task', icon: 'circle-check', sort: 50 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
    ],
    finders: [
      {
        ...{ id: 'projects', title: 'Projects', icon: 'square-kanban', sort: 50, access },
        ...{ list: projectsPath, name: 'title', to: '/admin/projects/{id}' },
      },
      {
        ...{ id: 'tasks', title: 'Tasks', icon: 'circle-check', sort: 55, access },
        ...{ list: tasksPath, name: 'title', to: '/admin/tasks?task={id}' },
      },
    ],
    widgets: [
      {
        ...{ id: 'my-tasks', title: 'My tasks', sort: 70, access, link: { title: 'All', path: '/admin/my-work' } },
        rows: {
          list: tasksPath,
          query: { ...mine, orderBy: 'due_date', itemsPerPage: '6' },
          ...{ name: 'title', to: '/admin/tasks?task={id}', empty: 'You have nothing to do.' },
        },
      },
      {
        ...{ id: 'due-this-week', title: 'Due this week', sort: 72, access },
        rows: {
          list: tasksPath,
          query: { due: 'week', status: 'pending,in_progress', orderBy: 'due_date', itemsPerPage: '6' },
          ...{ name: 'title', to: '/admin/tasks?task={id}', empty: 'Nothing is due this week.' },
        },
      },
      { id: 'hours-per-week', title: 'Hours per week', sort: 74, span: 6, access },
      { id: 'projects-by-column', title: 'Projects by column', sort: 76, span: 6, access },
    ],
    fills: [
      {
        ...{ id: 'projects', slot: 'customers:detail/tabs', title: 'Projects', sort: 30, access },
        count: { call: 'projects.listProjects', list: projectsPath, query: { customer_id: '{customerId}' } },
      },
      {
        ...{ id: 'new-project', slot: 'customers:detail/actions', sort: 30 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
    ],
    topBar: [
      {
        ...{ kind: 'panel', id: 'timer', title: 'Timer', icon: 'timer', width: 320, sort: 15 },
        access: 'projects.can_edit',
        since: { call: 'projects.getTimer', path: `${tasksPath}timer/` },
      },
    ],
  },
})
