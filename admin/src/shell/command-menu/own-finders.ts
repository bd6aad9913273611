import type { FinderDefinition } from '@ashlar/sdk'
import { listMedia, listPages, listTenants, listUsers } from '@ashlar/sdk/platform'

/** The lists of the admin's own screens. They stand here, not in its module: what they name is not needed before. */
export const ownFinders: readonly FinderDefinition[] = [
  {
    ...{ id: 'pages', title: 'Pages', icon: 'file-text', sort: 10, access: listPages.access },
    ...{ list: listPages.path, name: 'title', detail: 'slug', to: '/admin/pages/{id}' },
  },
  {
    ...{ id: 'media', title: 'Media', icon: 'image', sort: 20, access: listMedia.access },
    ...{ list: listMedia.path, name: 'name', detail: 'kind', to: '/admin/media?file={id}' },
  },
  {
    ...{ id: 'users', title: 'Users', icon: 'users', sort: 30, access: listUsers.access },
    ...{ list: listUsers.path, name: 'displayName', detail: 'email', to: '/admin/users?search={email}' },
  },
  {
    ...{ id: 'tenants', title: 'Websites', icon: 'globe', sort: 40, access: listTenants.access },
    ...{ list: listTenants.path, name: 'name', detail: 'plan', to: '/admin/platform/tenants/{id}' },
  },
]
