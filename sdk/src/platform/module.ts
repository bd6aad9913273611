import { defineModule } from '../definition/module.ts'

/**
 * What the core itself stands for towards packages: its permission areas. Its tables, routes and screens are
 * registered like those of any other module.
 */
export const core = defineModule({
  id: 'core',
  title: 'Website',
  description: 'Pages, media, settings, people and packages.',
  permissions: {
    pages: 'Pages and their content',
    page_layout: 'Page layout: blocks and their style',
    media: 'Media library',
    settings: 'Settings and theme',
    users: 'People and their roles',
    audit: 'Audit log',
    packages: 'Packages and modules',
    archives: 'Backups of the whole website',
    command_menu: 'Command menu',
  },
  actions: {
    page_layout: ['can_view', 'can_edit'],
    settings: ['can_view', 'can_edit'],
    audit: ['can_view'],
    packages: ['can_view', 'can_edit'],
    archives: ['can_view', 'can_create', 'can_edit', 'can_delete'],
    command_menu: ['can_view'],
  },
  plans: { command_menu: 'standard' },
  notices: { 'core.restore': 'Backups that were restored' },
})
