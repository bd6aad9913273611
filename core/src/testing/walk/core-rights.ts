import type { RightsTable } from './rights-table.ts'

/** Who may call the routes of core: every line is reviewed by a person. */
export const coreRights: RightsTable = {
  holds: {
    owner:
      'pages:vced page_layout:ve media:vced settings:ve users:vced audit:v packages:ve archives:vced command_menu:v',
    administrator:
      'pages:vced page_layout:ve media:vced settings:ve users:vced audit:v packages:v archives:vcd command_menu:v',
    manager: 'pages:vced page_layout:ve media:vced settings:ve users:v command_menu:v',
    editor: 'pages:vced page_layout:ve media:vced command_menu:v',
    staff: 'pages:v media:v command_menu:v',
    customer: '',
  },
  routes: `
    GET /.well-known/ashlar-host anyone
    GET /_ashlar/blocks/:file staff no-token
    GET /_ashlar/packages/* anyone
    GET /_ashlar/pictures/* anyone
    GET /api/docs staff no-token
    GET /api/docs/json staff no-token
    GET /api/docs/static/* staff no-token
    GET /api/docs/static/index.html staff no-token
    GET /api/docs/static/swagger-initializer.js staff no-token
    GET /api/docs/static/theme/ashlar.css staff no-token
    GET /api/docs/static/theme/theme.js staff no-token
    GET /api/docs/yaml staff no-token
    GET /api/v1/admin/agencies/ platform
    POST /api/v1/admin/agencies/ platform
    GET /api/v1/admin/agencies/:id/ agency
    PUT /api/v1/admin/agencies/:id/ platform
    GET /api/v1/admin/agencies/:id/members/ agency
    POST /api/v1/admin/agencies/:id/members/ agency
    DELETE /api/v1/admin/agencies/:id/members/:member/ agency
    PUT /api/v1/admin/agencies/:id/members/:member/ agency
    POST /api/v1/admin/agencies/:id/members/:member/invitation/ agency
    GET /api/v1/admin/agencies/:id/tenants/ agency
    POST /api/v1/admin/agencies/:id/tenants/ agency
    GET /api/v1/admin/api-tokens/ staff no-token
    POST /api/v1/admin/api-tokens/ staff no-token
    DELETE /api/v1/admin/api-tokens/:guid/ staff no-token
    GET /api/v1/admin/assignees/ staff no-token
    GET /api/v1/admin/audit/ audit.can_view
    GET /api/v1/admin/audit/activity/ audit.can_view
    GET /api/v1/admin/blocks/ pages.can_view
    GET /api/v1/admin/blocks/patterns/ pages.can_view
    GET /api/v1/admin/blocks/schemas/ pages.can_view
    POST /api/v1/admin/css/validate/ pages.can_view
    GET /api/v1/admin/health/ platform
    GET /api/v1/admin/jobs/ settings.can_view
    DELETE /api/v1/admin/jobs/:id/ settings.can_edit
    POST /api/v1/admin/jobs/:id/retry/ settings.can_edit
    GET /api/v1/admin/mails/ settings.can_view
    GET /api/v1/admin/mails/:id/ settings.can_view
    GET /api/v1/admin/mails/:id/preview/ settings.can_view
    POST /api/v1/admin/mails/send/ settings.can_edit
    GET /api/v1/admin/mails/sender/ settings.can_view
    POST /api/v1/admin/mails/test/ settings.can_edit
    GET /api/v1/admin/media-folders/ media.can_view
    POST /api/v1/admin/media-folders/ media.can_create
    DELETE /api/v1/admin/media-folders/:id/ media.can_delete
    PUT /api/v1/admin/media-folders/:id/ media.can_edit
    GET /api/v1/admin/media/ media.can_view
    POST /api/v1/admin/media/ media.can_create
    DELETE /api/v1/admin/media/:id/ media.can_delete
    GET /api/v1/admin/media/:id/ media.can_view
    PUT /api/v1/admin/media/:id/ media.can_edit
    POST /api/v1/admin/media/:id/crop/ media.can_create
    POST /api/v1/admin/media/:id/replace/ media.can_edit
    GET /api/v1/admin/media/:id/thumbnail/ media.can_view
    POST /api/v1/admin/media/delete/ media.can_delete
    POST /api/v1/admin/media/move/ media.can_edit
    POST /api/v1/admin/media/restore/ media.can_delete
    GET /api/v1/admin/modules/ staff no-token
    GET /api/v1/admin/packages/ packages.can_view
    GET /api/v1/admin/packages/changes/ platform
    POST /api/v1/admin/packages/changes/ platform
    GET /api/v1/admin/packages/changes/:id/ platform
    GET /api/v1/admin/packages/contents/ platform
    GET /api/v1/admin/packages/discover/ platform
    GET /api/v1/admin/packages/discover/package/ platform
    GET /api/v1/admin/packages/discover/screenshot/ platform
    GET /api/v1/admin/packages/faults/ platform
    POST /api/v1/admin/packages/faults/ staff no-token
    GET /api/v1/admin/packages/installation/ platform
    POST /api/v1/admin/packages/plans/ platform
    GET /api/v1/admin/packages/plans/:id/ platform
    GET /api/v1/admin/packages/updates/ platform
    GET /api/v1/admin/packages/removed-tables/ platform
    DELETE /api/v1/admin/packages/removed-tables/:module/ platform
    POST /api/v1/admin/packages/uploads/ platform
    GET /api/v1/admin/packages/usage/ platform
    GET /api/v1/admin/packages/versions/ platform
    POST /api/v1/admin/page/changes/:id/discard/ pages.can_edit
    POST /api/v1/admin/page/changes/:id/publish/ pages.can_edit
    GET /api/v1/admin/page/component-template/ pages.can_view
    POST /api/v1/admin/page/component-template/ pages.can_create
    GET /api/v1/admin/page/component-template/:id pages.can_view
    DELETE /api/v1/admin/page/component-template/:id/ pages.can_delete
    PUT /api/v1/admin/page/component-template/:id/ pages.can_edit
    GET /api/v1/admin/page/component-template/:id/uses/ pages.can_view
    GET /api/v1/admin/page/component-template/container/ pages.can_view
    GET /api/v1/admin/page/component-template/section/ pages.can_view
    DELETE /api/v1/admin/page/draft/:id/ pages.can_edit no-token
    GET /api/v1/admin/page/draft/:id/ pages.can_edit no-token
    PUT /api/v1/admin/page/draft/:id/ pages.can_edit no-token
    GET /api/v1/admin/page/getcomponenttemplates/ pages.can_view
    POST /api/v1/admin/page/links/check/ pages.can_view
    POST /api/v1/admin/page/previews/ pages.can_edit
    GET /api/v1/admin/page/previews/:id/ pages.can_edit
    DELETE /api/v1/admin/page/previews/:id/:previewId/ pages.can_edit
    GET /api/v1/admin/page/revisions/:id/ pages.can_view
    GET /api/v1/admin/page/revisions/:id/:revisionId/ pages.can_view
    PUT /api/v1/admin/page/revisions/:id/:revisionId/ pages.can_edit
    POST /api/v1/admin/page/revisions/:id/:revisionId/restore/ pages.can_edit
    POST /api/v1/admin/page/savecomponenttemplate/ pages.can_create
    PUT /api/v1/admin/page/updatecontent/ pages.can_edit
    GET /api/v1/admin/pages/ pages.can_view
    POST /api/v1/admin/pages/ pages.can_create
    PUT /api/v1/admin/pages/ pages.can_edit
    DELETE /api/v1/admin/pages/:id/ pages.can_delete
    GET /api/v1/admin/pages/:id/ pages.can_view
    POST /api/v1/admin/pages/bulk-delete-for-good/ pages.can_delete
    POST /api/v1/admin/pages/bulk-delete/ pages.can_delete
    POST /api/v1/admin/pages/bulk/ pages.can_edit
    GET /api/v1/admin/plans/ platform
    PUT /api/v1/admin/plans/ platform
    PUT /api/v1/admin/plans/:name/ platform
    GET /api/v1/admin/plans/reach/ platform
    POST /api/v1/admin/presence/ staff no-token
    GET /api/v1/admin/roles/ users.can_view
    POST /api/v1/admin/roles/ users.can_edit
    PUT /api/v1/admin/roles/ users.can_edit
    DELETE /api/v1/admin/roles/:id/ users.can_edit no-token
    GET /api/v1/admin/settings/ settings.can_view
    PUT /api/v1/admin/settings/ settings.can_edit
    GET /api/v1/admin/settings/schemas/ settings.can_view
    GET /api/v1/admin/tenants/ platform
    POST /api/v1/admin/tenants/ platform
    DELETE /api/v1/admin/tenants/:id/ platform
    GET /api/v1/admin/tenants/:id/ platform
    PUT /api/v1/admin/tenants/:id/ platform
    GET /api/v1/admin/tenants/:id/archives/ own:archives.can_view
    POST /api/v1/admin/tenants/:id/archives/ own:archives.can_create
    DELETE /api/v1/admin/tenants/:id/archives/:archive/ own:archives.can_delete
    GET /api/v1/admin/tenants/:id/archives/:archive/file/ own:archives.can_view
    POST /api/v1/admin/tenants/:id/archives/:archive/restores/ own:archives.can_edit no-token
    POST /api/v1/admin/tenants/:id/restores/ own:archives.can_edit no-token
    POST /api/v1/admin/tenants/:id/restores/:guid/ own:archives.can_edit no-token
    POST /api/v1/admin/tenants/:id/entries/ platform
    GET /api/v1/admin/tenants/:id/hosts/ own:packages.can_view
    POST /api/v1/admin/tenants/:id/hosts/ own:owner
    DELETE /api/v1/admin/tenants/:id/hosts/:host/ own:owner
    POST /api/v1/admin/tenants/:id/hosts/check/ own:owner
    PUT /api/v1/admin/tenants/:id/hosts/main/ own:owner
    POST /api/v1/admin/tenants/:id/import/ platform
    GET /api/v1/admin/tenants/:id/modules/ own:packages.can_view
    PUT /api/v1/admin/tenants/:id/modules/ own:packages.can_edit
    GET /api/v1/admin/tenants/:id/owners/ platform
    POST /api/v1/admin/tenants/:id/owners/ platform
    GET /api/v1/admin/tenants/:id/usage/ own:packages.can_view
    GET /api/v1/admin/dashboard/ staff no-token
    PUT /api/v1/admin/dashboard/ staff no-token
    GET /api/v1/admin/notices/ staff no-token
    PUT /api/v1/admin/notices/ staff no-token
    PUT /api/v1/admin/notices/mail/ staff no-token
    GET /api/v1/admin/notices/kinds/ staff no-token
    PUT /api/v1/admin/notices/kinds/ staff no-token
    GET /api/v1/admin/setup/ settings.can_view
    PUT /api/v1/admin/setup/ settings.can_edit
    GET /api/v1/admin/usage-history/ staff no-token
    GET /api/v1/admin/users/ users.can_view
    POST /api/v1/admin/users/ users.can_create no-token
    DELETE /api/v1/admin/users/:id/ users.can_delete
    GET /api/v1/admin/users/:id/ users.can_view
    PUT /api/v1/admin/users/:id/ users.can_edit
    POST /api/v1/admin/users/:id/invitation/ users.can_create
    POST /api/v1/admin/users/:id/second-factor/off/ users.can_edit no-token
    GET /api/v1/admin/views/ staff no-token
    POST /api/v1/admin/views/ staff no-token
    PUT /api/v1/admin/views/ staff no-token
    DELETE /api/v1/admin/views/:id/ staff no-token
    POST /api/v1/auth/entries/leave/ signed-in no-token
    POST /api/v1/auth/entries/use/ anyone
    POST /api/v1/auth/invitations/accept/ anyone
    POST /api/v1/auth/invitations/look/ anyone
    POST /api/v1/auth/login/ anyone
    POST /api/v1/auth/logout/ anyone form
    GET /api/v1/auth/me/ signed-in
    POST /api/v1/auth/password-resets/ anyone
    POST /api/v1/auth/password-resets/look/ anyone
    POST /api/v1/auth/password-resets/use/ anyone
    PUT /api/v1/auth/password/ signed-in no-token
    GET /api/v1/auth/profile/ signed-in no-token
    PUT /api/v1/auth/profile/ signed-in no-token
    GET /api/v1/auth/recover/ anyone
    POST /api/v1/auth/recovery-links/ platform
    POST /api/v1/auth/second-factor/ signed-in no-token
    PUT /api/v1/auth/second-factor/ signed-in no-token
    POST /api/v1/auth/second-factor/off/ signed-in no-token
    POST /api/v1/auth/second-factor/recovery-codes/ signed-in no-token
    DELETE /api/v1/auth/sessions/ signed-in no-token
    GET /api/v1/auth/sessions/ signed-in no-token
    DELETE /api/v1/auth/sessions/:guid/ signed-in no-token
    POST /api/v1/auth/tenant/ signed-in no-token
    GET /api/v1/auth/tenants/ signed-in no-token
    GET /api/v1/auth/visitor/ anyone
    GET /api/v1/files/:id/ anyone
    POST /api/v1/mail/bounces/ anyone
    GET /api/v1/openapi.json anyone
    GET /api/v1/pages/ anyone
    GET /api/v1/pages/submenu/ anyone
    GET /api/v1/schemas/content.json anyone
    GET /healthz anyone
    GET /media/:id/:file anyone
    GET /readyz anyone
  `,
}
