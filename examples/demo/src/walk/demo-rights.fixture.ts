import type { RightsTable } from '@ashlar/core/testing'

/** Who may call the routes of the demo's packages and surfaces: every line is reviewed by a person. */
export const demoRights: RightsTable = {
  holds: {
    owner:
      'form_submissions:ved campaigns:vced subscribers:vced voip:v customers:vced notes:vced taxes:vced payments:ve products:vced orders:vced quotes:vced invoices:vced work_orders:vced projects:vced visits:v',
    administrator:
      'form_submissions:ved campaigns:vced subscribers:vced voip:v customers:vced notes:vced taxes:vced payments:ve products:vced orders:vced quotes:vced invoices:vced work_orders:vced projects:vced visits:v',
    manager:
      'form_submissions:ved campaigns:vced subscribers:vced voip:v customers:vced notes:vced products:vced orders:vced quotes:vced work_orders:vced projects:vced visits:v',
    editor: '',
    staff:
      'form_submissions:v campaigns:v subscribers:v voip:v customers:v notes:v products:v orders:v quotes:v work_orders:v projects:v visits:v',
    customer: '',
  },
  routes: `
    GET /* anyone
    GET /_ashlar/admin/* anyone
    GET /m/c/:secret anyone
    GET /m/o/:secret anyone
    GET /_ashlar/blocks.css anyone
    GET /_ashlar/fonts/:file anyone
    GET /_ashlar/fonts/:version/:file anyone
    GET /_ashlar/html/:page/:node anyone
    GET /_ashlar/html/canvas/:type staff no-token
    GET /_ashlar/icons/* anyone
    GET /_ashlar/icons/:file anyone
    GET /_ashlar/islands.js anyone
    GET /_ashlar/page/:file anyone
    GET /_ashlar/preview/:secret anyone
    GET /_ashlar/react/:file anyone
    GET /_ashlar/revision/:id/:revisionId pages.can_view
    GET /_ashlar/shared/* anyone
    GET /_ashlar/theme.css anyone
    GET /admin anyone
    GET /admin/* anyone
    GET /admin/editorwrapper staff no-token
    POST /api/v1/account/close/ signed-in no-token form
    POST /api/v1/account/confirm/ anyone form
    POST /api/v1/account/email/ signed-in no-token form
    POST /api/v1/account/email/confirm/ anyone form
    POST /api/v1/account/forgot-password/ anyone form
    POST /api/v1/account/new-password/ anyone form
    POST /api/v1/account/password/ signed-in no-token form
    GET /api/v1/account/profile/ signed-in no-token
    POST /api/v1/account/profile/ signed-in no-token form
    POST /api/v1/account/register/ anyone form
    POST /api/v1/account/sign-in/ anyone form
    GET /api/v1/admin/commerce/payment-providers/ payments.can_view
    GET /api/v1/admin/commerce/payments/ payments.can_view
    POST /api/v1/admin/commerce/payments/:id/refunds/ payments.can_edit
    POST /api/v1/admin/commerce/payments/:id/settle/ payments.can_edit
    POST /api/v1/admin/commerce/tax-classes/ taxes.can_create
    DELETE /api/v1/admin/commerce/tax-classes/:id/ taxes.can_delete
    PUT /api/v1/admin/commerce/tax-classes/:id/ taxes.can_edit
    GET /api/v1/admin/commerce/taxes/ taxes.can_view
    PUT /api/v1/admin/commerce/taxes/ taxes.can_edit
    POST /api/v1/admin/customer-merges/:id/undo/ customers.can_delete
    GET /api/v1/admin/customers/ customers.can_view
    POST /api/v1/admin/customers/ customers.can_create
    GET /api/v1/admin/customers/:customer_id/invoices/ invoices.can_view
    GET /api/v1/admin/customers/:customer_id/reminders/ invoices.can_view
    PUT /api/v1/admin/customers/:customer_id/reminders/ invoices.can_edit
    GET /api/v1/admin/customers/:customer_id/statement/ invoices.can_view
    GET /api/v1/admin/customers/:customer_id/statement/mail/ invoices.can_edit
    POST /api/v1/admin/customers/:customer_id/statement/mail/ invoices.can_edit
    GET /api/v1/admin/customers/:customer_id/statement/pdf/ invoices.can_view
    DELETE /api/v1/admin/customers/:id/ customers.can_delete
    GET /api/v1/admin/customers/:id/ customers.can_view
    PUT /api/v1/admin/customers/:id/ customers.can_edit
    POST /api/v1/admin/customers/:id/erase/ customers.can_delete
    POST /api/v1/admin/customers/:id/merge/ customers.can_delete
    GET /api/v1/admin/customers/:id/personal-data/ customers.can_delete
    GET /api/v1/admin/customers/:id/timeline/ customers.can_view
    GET /api/v1/admin/customers/:id/vehicles/ customers.can_view
    POST /api/v1/admin/customers/:id/vehicles/ customers.can_edit
    DELETE /api/v1/admin/customers/:id/vehicles/:vehicleId/ customers.can_edit
    GET /api/v1/admin/customers/:id/vehicles/:vehicleId/ customers.can_view
    PUT /api/v1/admin/customers/:id/vehicles/:vehicleId/ customers.can_edit
    GET /api/v1/admin/customers/assignees/ customers.can_view
    GET /api/v1/admin/customers/assignees/:id customers.can_view
    POST /api/v1/admin/customers/assignees/:id customers.can_edit
    DELETE /api/v1/admin/customers/assignees/:id/:userId customers.can_edit
    GET /api/v1/admin/customers/custom-fields/ customers.can_view
    GET /api/v1/admin/customers/custom-fields/usage/ customers.can_view
    GET /api/v1/admin/customers/duplicates/ customers.can_view
    POST /api/v1/admin/customers/import/ customers.can_create
    POST /api/v1/admin/customers/imports/ customers.can_create
    GET /api/v1/admin/customers/imports/:guid/ customers.can_create
    GET /api/v1/admin/customers/imports/:guid/bad-rows/ customers.can_create
    POST /api/v1/admin/customers/imports/:guid/check/ customers.can_create
    POST /api/v1/admin/customers/imports/:guid/start/ customers.can_create
    POST /api/v1/admin/customers/imports/:guid/stop/ customers.can_create
    GET /api/v1/admin/customers/places/ customers.can_view
    GET /api/v1/admin/customers/settings/ customers.can_view
    GET /api/v1/admin/customers/tags/ customers.can_view
    POST /api/v1/admin/blocks/load/ pages.can_view
    GET /api/v1/admin/delivery-zones/ orders.can_view
    POST /api/v1/admin/delivery-zones/ orders.can_create
    DELETE /api/v1/admin/delivery-zones/:id/ orders.can_delete
    PUT /api/v1/admin/delivery-zones/:id/ orders.can_edit
    GET /api/v1/admin/discount-codes/ orders.can_view
    POST /api/v1/admin/discount-codes/ orders.can_create
    DELETE /api/v1/admin/discount-codes/:id/ orders.can_delete
    PUT /api/v1/admin/discount-codes/:id/ orders.can_edit
    GET /api/v1/admin/email-marketing/campaigns/filters/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/filters/choices/ campaigns.can_view
    POST /api/v1/admin/email-marketing/campaigns/preview-list/ campaigns.can_view
    DELETE /api/v1/admin/email-marketing/automations/:id/ campaigns.can_delete
    DELETE /api/v1/admin/email-marketing/campaigns/:id/ campaigns.can_delete
    DELETE /api/v1/admin/email-marketing/campaigns/:id/test/ campaigns.can_edit
    DELETE /api/v1/admin/email-marketing/campaigns/:id/variants/:number/ campaigns.can_edit
    DELETE /api/v1/admin/email-marketing/campaigns/delete/ campaigns.can_delete
    DELETE /api/v1/admin/email-marketing/notifications/:id/ campaigns.can_delete
    DELETE /api/v1/admin/email-marketing/notifications/email/:id/ campaigns.can_delete
    GET /api/v1/admin/email-marketing/automations/ campaigns.can_view
    GET /api/v1/admin/email-marketing/automations/:id/ campaigns.can_view
    GET /api/v1/admin/email-marketing/automations/:id/dry-run/ campaigns.can_view
    GET /api/v1/admin/email-marketing/automations/:id/runs/ campaigns.can_view
    GET /api/v1/admin/email-marketing/automations/triggers/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaign-templates/mail/ campaigns.can_create
    GET /api/v1/admin/email-marketing/campaigns/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/checks/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/preview/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/preview/mail/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/recipients/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/report/ campaigns.can_view
    GET /api/v1/admin/email-marketing/campaigns/:id/test/ campaigns.can_view
    GET /api/v1/admin/email-marketing/dashboard-metrics campaigns.can_view
    GET /api/v1/admin/email-marketing/notifications campaigns.can_view
    GET /api/v1/admin/email-marketing/notifications/:id/ campaigns.can_view
    GET /api/v1/admin/email-marketing/sending-setup/ campaigns.can_view
    POST /api/v1/admin/email-marketing/automations/ campaigns.can_create
    POST /api/v1/admin/email-marketing/automations/:id/mails/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/automations/:id/turn-off/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/automations/:id/turn-on/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/ campaigns.can_create
    POST /api/v1/admin/email-marketing/campaigns/:id/choose-winner/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/duplicate/ campaigns.can_create
    POST /api/v1/admin/email-marketing/campaigns/:id/pause/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/resume/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/schedule/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/send-now/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/send-test/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/stop/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/unschedule/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/campaigns/:id/variants/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/notifications/ campaigns.can_create
    POST /api/v1/admin/email-marketing/notifications/:id/ campaigns.can_edit
    POST /api/v1/admin/email-marketing/send-email-notification/ campaigns.can_edit
    PUT /api/v1/admin/email-marketing/automations/:id/ campaigns.can_edit
    PUT /api/v1/admin/email-marketing/campaigns/:id/ campaigns.can_edit
    PUT /api/v1/admin/email-marketing/campaigns/:id/test/ campaigns.can_edit
    PUT /api/v1/admin/email-marketing/notifications/:id/ campaigns.can_edit
    GET /api/v1/admin/email-marketing/lists/ subscribers.can_view
    POST /api/v1/admin/email-marketing/lists/ subscribers.can_create
    DELETE /api/v1/admin/email-marketing/lists/:id/ subscribers.can_delete
    PUT /api/v1/admin/email-marketing/lists/:id/ subscribers.can_edit
    GET /api/v1/admin/email-marketing/modules-list/ campaigns.can_view
    GET /api/v1/admin/email-marketing/subscribers/ subscribers.can_view
    POST /api/v1/admin/email-marketing/subscribers/ subscribers.can_create
    DELETE /api/v1/admin/email-marketing/subscribers/:id/ subscribers.can_delete
    GET /api/v1/admin/email-marketing/subscribers/:id/ subscribers.can_view
    POST /api/v1/admin/email-marketing/subscribers/:id/release/ subscribers.can_edit
    POST /api/v1/admin/email-marketing/subscribers/:id/suppress/ subscribers.can_edit
    GET /api/v1/admin/form/forms/ form_submissions.can_view
    GET /api/v1/admin/form/mail-provider/ staff no-token
    GET /api/v1/admin/form/submissions/ form_submissions.can_view
    DELETE /api/v1/admin/form/submissions/:id/ form_submissions.can_delete
    GET /api/v1/admin/form/submissions/:id/ form_submissions.can_view
    POST /api/v1/admin/form/submissions/:id/answer/ form_submissions.can_edit
    POST /api/v1/admin/form/submissions/:id/approve/ form_submissions.can_edit
    GET /api/v1/admin/form/submissions/:id/files/:file/ form_submissions.can_view
    POST /api/v1/admin/form/submissions/assign/ form_submissions.can_edit
    POST /api/v1/admin/form/submissions/bulk-delete/ form_submissions.can_delete
    GET /api/v1/admin/form/submissions/filters/ form_submissions.can_view
    POST /api/v1/admin/form/submissions/mark/ form_submissions.can_edit
    POST /api/v1/admin/form/submissions/spam/ form_submissions.can_edit
    GET /api/v1/admin/invoices/ invoices.can_view
    POST /api/v1/admin/invoices/ invoices.can_create
    PUT /api/v1/admin/invoices/ invoices.can_edit
    DELETE /api/v1/admin/invoices/:id/ invoices.can_delete
    GET /api/v1/admin/invoices/:id/ invoices.can_view
    POST /api/v1/admin/invoices/:id/archive/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/cancel/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/credit/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/files/ invoices.can_view
    POST /api/v1/admin/invoices/:id/files/ invoices.can_edit
    DELETE /api/v1/admin/invoices/:id/files/:file/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/files/:file/ invoices.can_view
    POST /api/v1/admin/invoices/:id/issue/ invoices.can_edit
    DELETE /api/v1/admin/invoices/:id/links/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/mail/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/pause/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/payments/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/pdf/ invoices.can_view
    POST /api/v1/admin/invoices/:id/refund/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/reminders/ invoices.can_view
    POST /api/v1/admin/invoices/:id/reminders/ invoices.can_edit
    PUT /api/v1/admin/invoices/:id/reminders/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/reminders/mail/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/restore/ invoices.can_delete
    POST /api/v1/admin/invoices/:id/resume/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/send/ invoices.can_edit
    DELETE /api/v1/admin/invoices/:id/skipped-dates/:day/ invoices.can_edit
    PUT /api/v1/admin/invoices/:id/skipped-dates/:day/ invoices.can_edit
    POST /api/v1/admin/invoices/:id/start/ invoices.can_edit
    GET /api/v1/admin/invoices/:id/versions/ invoices.can_view
    GET /api/v1/admin/invoices/custom-fields/ invoices.can_view
    GET /api/v1/admin/invoices/custom-fields/usage/ invoices.can_view
    GET /api/v1/admin/invoices/new/ invoices.can_create
    GET /api/v1/admin/invoices/totals/ invoices.can_view
    GET /api/v1/admin/invoicing/figures/open/ invoices.can_view
    GET /api/v1/admin/invoicing/figures/quotes/ quotes.can_view
    GET /api/v1/admin/invoicing/figures/revenue/ invoices.can_view
    GET /api/v1/admin/invoicing/journal/ invoices.can_view
    GET /api/v1/admin/invoicing/line-sources/ invoices.can_view
    GET /api/v1/admin/invoicing/line-sources/:source/:id/ invoices.can_view
    PUT /api/v1/admin/invoicing/next-number/ settings.can_edit
    GET /api/v1/admin/invoicing/report/ invoices.can_view
    GET /api/v1/admin/invoicing/taxes/ invoices.can_view
    GET /api/v1/admin/kanban/assignees/ projects.can_view
    GET /api/v1/admin/kanban/assignees/:id projects.can_view
    POST /api/v1/admin/kanban/assignees/:id projects.can_edit
    DELETE /api/v1/admin/kanban/assignees/:id/:userId projects.can_edit
    GET /api/v1/admin/kanban/project/:boardId/cards/ projects.can_view
    GET /api/v1/admin/kanban/project/:boardId/columns/ projects.can_view
    POST /api/v1/admin/kanban/project/:boardId/columns/ projects.can_edit
    DELETE /api/v1/admin/kanban/project/:boardId/columns/:id/ projects.can_edit
    PUT /api/v1/admin/kanban/project/:boardId/columns/:id/ projects.can_edit
    GET /api/v1/admin/kanban/project/boards/ projects.can_view
    POST /api/v1/admin/kanban/project/boards/ projects.can_create
    DELETE /api/v1/admin/kanban/project/boards/:id/ projects.can_delete
    PUT /api/v1/admin/kanban/project/boards/:id/ projects.can_edit
    GET /api/v1/admin/not-found/ pages.can_view
    POST /api/v1/admin/not-found/bulk/ pages.can_edit
    GET /api/v1/admin/notes/ notes.can_view
    POST /api/v1/admin/notes/ notes.can_create
    DELETE /api/v1/admin/notes/:id/ notes.can_delete
    GET /api/v1/admin/notes/:id/ notes.can_view
    PUT /api/v1/admin/notes/:id/ notes.can_edit
    GET /api/v1/admin/notes/:id/files/ notes.can_view
    POST /api/v1/admin/notes/:id/files/ notes.can_edit
    DELETE /api/v1/admin/notes/:id/files/:file/ notes.can_edit
    GET /api/v1/admin/notes/:id/files/:file/ notes.can_view
    GET /api/v1/admin/price-lists/ products.can_view
    POST /api/v1/admin/price-lists/ products.can_create
    DELETE /api/v1/admin/price-lists/:id/ products.can_delete
    GET /api/v1/admin/price-lists/:id/ products.can_view
    PUT /api/v1/admin/price-lists/:id/ products.can_edit
    GET /api/v1/admin/products/ products.can_view
    POST /api/v1/admin/products/ products.can_create
    DELETE /api/v1/admin/products/:id/ products.can_delete
    GET /api/v1/admin/products/:id/ products.can_view
    PUT /api/v1/admin/products/:id/ products.can_edit
    GET /api/v1/admin/products/:id/versions/ products.can_view
    POST /api/v1/admin/products/bulk/ products.can_edit
    GET /api/v1/admin/products/categories/ products.can_view
    POST /api/v1/admin/products/categories/ products.can_create
    DELETE /api/v1/admin/products/categories/:id/ products.can_delete
    GET /api/v1/admin/products/categories/:id/ products.can_view
    PUT /api/v1/admin/products/categories/:id/ products.can_edit
    POST /api/v1/admin/products/categories/order/ products.can_edit
    POST /api/v1/admin/products/delete/ products.can_delete
    GET /api/v1/admin/products/export/ products.can_view
    POST /api/v1/admin/products/import/ products.can_create
    POST /api/v1/admin/products/imports/ products.can_create
    GET /api/v1/admin/products/imports/:guid/ products.can_create
    GET /api/v1/admin/products/imports/:guid/bad-rows/ products.can_create
    POST /api/v1/admin/products/imports/:guid/check/ products.can_create
    POST /api/v1/admin/products/imports/:guid/start/ products.can_create
    POST /api/v1/admin/products/imports/:guid/stop/ products.can_create
    POST /api/v1/admin/products/restore/ products.can_delete
    GET /api/v1/admin/products/tags/ products.can_view
    PUT /api/v1/admin/products/variants/:id/ products.can_edit
    GET /api/v1/admin/products/variants/:id/stock/ products.can_view
    POST /api/v1/admin/products/variants/:id/stock/ products.can_edit
    DELETE /api/v1/admin/projects/ projects.can_delete
    GET /api/v1/admin/projects/ projects.can_view
    POST /api/v1/admin/projects/ projects.can_create
    PUT /api/v1/admin/projects/ projects.can_edit
    DELETE /api/v1/admin/projects/:id/ projects.can_delete
    GET /api/v1/admin/projects/:id/ projects.can_view
    PUT /api/v1/admin/projects/:id/ projects.can_edit
    GET /api/v1/admin/projects/:id/activity/ projects.can_view
    GET /api/v1/admin/projects/:id/comments/ projects.can_view
    POST /api/v1/admin/projects/:id/comments/ projects.can_edit
    DELETE /api/v1/admin/projects/:id/comments/:commentId/ projects.can_edit
    PUT /api/v1/admin/projects/:id/comments/:commentId/ projects.can_edit
    GET /api/v1/admin/projects/:id/files/ projects.can_view
    POST /api/v1/admin/projects/:id/files/ projects.can_edit
    DELETE /api/v1/admin/projects/:id/files/:file/ projects.can_edit
    GET /api/v1/admin/projects/:id/files/:file/ projects.can_view
    DELETE /api/v1/admin/projects/:id/share/ projects.can_edit
    GET /api/v1/admin/projects/:id/share/ projects.can_view
    POST /api/v1/admin/projects/:id/share/ projects.can_edit
    GET /api/v1/admin/projects/:id/tasks/ projects.can_view
    POST /api/v1/admin/projects/:id/template/ projects.can_create
    GET /api/v1/admin/projects/assignees/ projects.can_view
    GET /api/v1/admin/projects/assignees/:id projects.can_view
    POST /api/v1/admin/projects/assignees/:id projects.can_edit
    DELETE /api/v1/admin/projects/assignees/:id/:userId projects.can_edit
    GET /api/v1/admin/projects/check/ projects.can_view
    GET /api/v1/admin/projects/custom-fields/ projects.can_view
    GET /api/v1/admin/projects/custom-fields/usage/ projects.can_view
    GET /api/v1/admin/projects/tags/ projects.can_view
    GET /api/v1/admin/projects/templates/ projects.can_view
    DELETE /api/v1/admin/projects/templates/:id/ projects.can_delete
    GET /api/v1/admin/quotes/ quotes.can_view
    POST /api/v1/admin/quotes/ quotes.can_create
    PUT /api/v1/admin/quotes/ quotes.can_edit
    DELETE /api/v1/admin/quotes/:id/ quotes.can_delete
    GET /api/v1/admin/quotes/:id/ quotes.can_view
    POST /api/v1/admin/quotes/:id/approve/ quotes.can_edit
    POST /api/v1/admin/quotes/:id/archive/ quotes.can_edit
    POST /api/v1/admin/quotes/:id/cancel/ quotes.can_edit
    POST /api/v1/admin/quotes/:id/convert/ quotes.can_edit
    POST /api/v1/admin/quotes/:id/decline/ quotes.can_edit
    GET /api/v1/admin/quotes/:id/files/ quotes.can_view
    POST /api/v1/admin/quotes/:id/files/ quotes.can_edit
    DELETE /api/v1/admin/quotes/:id/files/:file/ quotes.can_edit
    GET /api/v1/admin/quotes/:id/files/:file/ quotes.can_view
    POST /api/v1/admin/quotes/:id/issue/ quotes.can_edit
    DELETE /api/v1/admin/quotes/:id/links/ quotes.can_edit
    GET /api/v1/admin/quotes/:id/mail/ quotes.can_edit
    POST /api/v1/admin/quotes/:id/payments/ quotes.can_edit
    GET /api/v1/admin/quotes/:id/pdf/ quotes.can_view
    POST /api/v1/admin/quotes/:id/refund/ quotes.can_edit
    POST /api/v1/admin/quotes/:id/restore/ quotes.can_delete
    POST /api/v1/admin/quotes/:id/send/ quotes.can_edit
    GET /api/v1/admin/quotes/:id/versions/ quotes.can_view
    GET /api/v1/admin/quotes/custom-fields/ quotes.can_view
    GET /api/v1/admin/quotes/custom-fields/usage/ quotes.can_view
    GET /api/v1/admin/quotes/new/ quotes.can_create
    GET /api/v1/admin/quotes/totals/ quotes.can_view
    DELETE /api/v1/admin/tasks/ projects.can_delete
    GET /api/v1/admin/tasks/ projects.can_view
    POST /api/v1/admin/tasks/ projects.can_create
    PUT /api/v1/admin/tasks/ projects.can_edit
    DELETE /api/v1/admin/tasks/:id/ projects.can_delete
    GET /api/v1/admin/tasks/:id/ projects.can_view
    PUT /api/v1/admin/tasks/:id/ projects.can_edit
    GET /api/v1/admin/tasks/:id/activity/ projects.can_view
    GET /api/v1/admin/tasks/:id/comments/ projects.can_view
    POST /api/v1/admin/tasks/:id/comments/ projects.can_edit
    DELETE /api/v1/admin/tasks/:id/comments/:commentId/ projects.can_edit
    PUT /api/v1/admin/tasks/:id/comments/:commentId/ projects.can_edit
    GET /api/v1/admin/tasks/:id/files/ projects.can_view
    POST /api/v1/admin/tasks/:id/files/ projects.can_edit
    DELETE /api/v1/admin/tasks/:id/files/:file/ projects.can_edit
    GET /api/v1/admin/tasks/:id/files/:file/ projects.can_view
    GET /api/v1/admin/tasks/:id/time-entries/ projects.can_view
    POST /api/v1/admin/tasks/:id/time-entries/ projects.can_edit
    DELETE /api/v1/admin/tasks/:id/time-entries/:entryId/ projects.can_edit
    PUT /api/v1/admin/tasks/:id/time-entries/:entryId/ projects.can_edit
    GET /api/v1/admin/tasks/assignees/ projects.can_view
    GET /api/v1/admin/tasks/assignees/:id projects.can_view
    POST /api/v1/admin/tasks/assignees/:id projects.can_edit
    DELETE /api/v1/admin/tasks/assignees/:id/:userId projects.can_edit
    GET /api/v1/admin/tasks/new/ projects.can_view
    GET /api/v1/admin/tasks/schedules/ projects.can_view
    POST /api/v1/admin/tasks/schedules/ projects.can_edit
    DELETE /api/v1/admin/tasks/schedules/:id/ projects.can_edit
    PUT /api/v1/admin/tasks/schedules/:id/ projects.can_edit
    GET /api/v1/admin/tasks/tags/ projects.can_view
    GET /api/v1/admin/tasks/time-entries/ projects.can_view
    GET /api/v1/admin/tasks/time-entries/weeks/ projects.can_view
    GET /api/v1/admin/tasks/timer/ projects.can_view
    GET /api/v1/admin/redirects/ pages.can_view
    POST /api/v1/admin/redirects/ pages.can_edit
    DELETE /api/v1/admin/redirects/:id/ pages.can_edit
    PUT /api/v1/admin/redirects/:id/ pages.can_edit
    POST /api/v1/admin/redirects/bulk-delete/ pages.can_edit
    POST /api/v1/admin/redirects/import/ pages.can_edit
    POST /api/v1/admin/redirects/imports/ pages.can_edit
    GET /api/v1/admin/redirects/imports/:guid/ pages.can_edit
    GET /api/v1/admin/redirects/imports/:guid/bad-rows/ pages.can_edit
    POST /api/v1/admin/redirects/imports/:guid/check/ pages.can_edit
    POST /api/v1/admin/redirects/imports/:guid/start/ pages.can_edit
    POST /api/v1/admin/redirects/imports/:guid/stop/ pages.can_edit
    POST /api/v1/admin/subscribers/import/ subscribers.can_create
    POST /api/v1/admin/subscribers/imports/ subscribers.can_create
    GET /api/v1/admin/subscribers/imports/:guid/ subscribers.can_create
    GET /api/v1/admin/subscribers/imports/:guid/bad-rows/ subscribers.can_create
    POST /api/v1/admin/subscribers/imports/:guid/check/ subscribers.can_create
    POST /api/v1/admin/subscribers/imports/:guid/start/ subscribers.can_create
    POST /api/v1/admin/subscribers/imports/:guid/stop/ subscribers.can_create
    GET /api/v1/admin/visits/days/ visits.can_view
    GET /api/v1/admin/visits/page-views/ visits.can_view
    GET /api/v1/admin/visits/pages/ visits.can_view
    GET /api/v1/admin/visits/sources/ visits.can_view
    GET /api/v1/admin/voip/ voip.can_view
    GET /api/v1/admin/web-orders/ orders.can_view
    POST /api/v1/admin/web-orders/ orders.can_create
    GET /api/v1/admin/web-orders/:id/ orders.can_view
    PUT /api/v1/admin/web-orders/:id/ orders.can_edit
    POST /api/v1/admin/web-orders/:id/cancel/ orders.can_edit
    POST /api/v1/admin/web-orders/:id/fulfil/ orders.can_edit
    POST /api/v1/admin/web-orders/:id/refund/ orders.can_edit
    GET /api/v1/admin/web-orders/settings/ orders.can_view
    POST /api/v1/admin/web-orders/quote/ orders.can_create
    GET /api/v1/admin/webhook-deliveries/ settings.can_view
    POST /api/v1/admin/webhook-deliveries/:id/send/ settings.can_edit
    GET /api/v1/admin/webhooks/ settings.can_view
    POST /api/v1/admin/webhooks/ settings.can_edit
    DELETE /api/v1/admin/webhooks/:id/ settings.can_edit
    PUT /api/v1/admin/webhooks/:id/ settings.can_edit
    POST /api/v1/admin/webhooks/:id/secret/ settings.can_edit
    POST /api/v1/admin/webhooks/:id/test/ settings.can_edit
    GET /api/v1/admin/webhooks/events/ settings.can_view
    GET /api/v1/admin/work-orders/ work_orders.can_view
    POST /api/v1/admin/work-orders/ work_orders.can_create
    PUT /api/v1/admin/work-orders/ work_orders.can_edit
    DELETE /api/v1/admin/work-orders/:id/ work_orders.can_delete
    GET /api/v1/admin/work-orders/:id/ work_orders.can_view
    POST /api/v1/admin/work-orders/:id/approve/ work_orders.can_edit
    POST /api/v1/admin/work-orders/:id/archive/ work_orders.can_edit
    POST /api/v1/admin/work-orders/:id/cancel/ work_orders.can_edit
    POST /api/v1/admin/work-orders/:id/convert/ work_orders.can_edit
    POST /api/v1/admin/work-orders/:id/decline/ work_orders.can_edit
    GET /api/v1/admin/work-orders/:id/files/ work_orders.can_view
    POST /api/v1/admin/work-orders/:id/files/ work_orders.can_edit
    DELETE /api/v1/admin/work-orders/:id/files/:file/ work_orders.can_edit
    GET /api/v1/admin/work-orders/:id/files/:file/ work_orders.can_view
    POST /api/v1/admin/work-orders/:id/issue/ work_orders.can_edit
    DELETE /api/v1/admin/work-orders/:id/links/ work_orders.can_edit
    GET /api/v1/admin/work-orders/:id/mail/ work_orders.can_edit
    POST /api/v1/admin/work-orders/:id/payments/ work_orders.can_edit
    GET /api/v1/admin/work-orders/:id/pdf/ work_orders.can_view
    POST /api/v1/admin/work-orders/:id/refund/ work_orders.can_edit
    POST /api/v1/admin/work-orders/:id/restore/ work_orders.can_delete
    POST /api/v1/admin/work-orders/:id/send/ work_orders.can_edit
    GET /api/v1/admin/work-orders/:id/versions/ work_orders.can_view
    GET /api/v1/admin/work-orders/custom-fields/ work_orders.can_view
    GET /api/v1/admin/work-orders/custom-fields/usage/ work_orders.can_view
    GET /api/v1/admin/work-orders/new/ work_orders.can_create
    GET /api/v1/admin/work-orders/totals/ work_orders.can_view
    GET /api/v1/bot-check/ anyone
    GET /api/v1/cart/ anyone visitor
    POST /api/v1/cart/checkout/ anyone form visitor
    POST /api/v1/cart/items/ anyone form visitor
    DELETE /api/v1/cart/items/:id/ anyone visitor
    PUT /api/v1/cart/items/:id/ anyone visitor
    GET /api/v1/cart/quote/ anyone visitor
    POST /api/v1/cart/quote/ anyone visitor
    GET /api/v1/cart/settings/ anyone
    POST /api/v1/cart/settings/update/ settings.can_edit
    POST /api/v1/commerce/payment-providers/:provider/news/ anyone
    GET /api/v1/documents/ signed-in no-token
    POST /api/v1/documents/:id/approve/ signed-in form no-token
    POST /api/v1/documents/:id/decline/ signed-in form no-token
    POST /api/v1/documents/:id/payments/ signed-in form no-token
    GET /api/v1/documents/:id/pdf/ signed-in no-token
    POST /api/v1/documents/:id/seen/ signed-in no-token
    POST /api/v1/email/confirm/ anyone form
    POST /api/v1/email/leave-reason/ anyone form
    POST /api/v1/email/preferences/ anyone form
    POST /api/v1/email/unsubscribe/ anyone cross-site form
    POST /api/v1/form/submit/ anyone
    GET /api/v1/form/vehicles/makes/ anyone
    GET /api/v1/form/vehicles/models/ anyone
    GET /api/v1/orders/ signed-in no-token
    GET /api/v1/orders/:id/ anyone visitor
    POST /api/v1/orders/:id/pay/ anyone form visitor
    POST /api/v1/orders/:id/repeat/ anyone form visitor
    POST /api/v1/pay/:secret/approve/ anyone form visitor
    POST /api/v1/pay/:secret/decline/ anyone form visitor
    POST /api/v1/pay/:secret/payments/ anyone form visitor
    GET /api/v1/pay/:secret/pdf/ anyone visitor
    POST /api/v1/pay/:secret/seen/ anyone visitor
    GET /api/v1/products/ anyone
    GET /api/v1/products/categories/ anyone
    POST /api/v1/signup/ anyone form
    GET /favicon.ico anyone
    GET /robots.txt anyone
    GET /sitemap-:file anyone
    GET /sitemap.xml anyone
    POST /unsubscribe anyone cross-site form
  `,
}
