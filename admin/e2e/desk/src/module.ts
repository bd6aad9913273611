import { defineModule } from '@ashlar/sdk'

/** What business modules will bring to the shell, in small. */
export const desk = defineModule({
  id: 'desk',
  title: 'Desk',
  permissions: {
    quotes: 'Quotes',
    projects: 'Projects and tasks',
  },
  admin: {
    nav: [
      {
        ...{ title: 'Quotes', path: '/admin/quotes/new', icon: 'file-pen', group: 'Sales', sort: 410 },
        ...{ access: 'quotes.can_create', plan: 'enterprise' },
      },
    ],
    screens: [
      {
        id: 'new-quote',
        path: '/admin/quotes/new',
        title: 'New Quote',
        access: 'quotes.can_create',
        plan: 'enterprise',
      },
      { id: 'project', path: '/admin/projects/:id', title: 'Project', access: 'projects.can_view', plan: 'enterprise' },
    ],
    commands: [
      {
        ...{
          id: 'new-quote',
          group: 'Create',
          title: 'New Quote',
          icon: 'file-pen',
          sort: 20,
          path: '/admin/quotes/new',
        },
        ...{ access: 'quotes.can_create', plan: 'enterprise' },
      },
      {
        ...{ id: 'new-project', group: 'Create', title: 'New Project', icon: 'square-kanban', sort: 40 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
      {
        ...{ id: 'new-task', group: 'Create', title: 'New Task', icon: 'circle-check', sort: 50 },
        ...{ access: 'projects.can_create', plan: 'enterprise' },
      },
    ],
  },
})
