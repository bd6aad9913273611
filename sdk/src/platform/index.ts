export { type BlockTypeFault, blockTypeFault, isFirstParty } from '../definition/vendor.ts'
export * from './account-link-calls.ts'
export { packageChangesPath } from './addresses.ts'
export * from './agency.ts'
export * from './agency-calls.ts'
export * from './api-token-calls.ts'
export * from './assignee-calls.ts'
export { listJobs, listMails, mostJobs } from './attention-calls.ts'
export * from './audit-calls.ts'
export * from './block-load-calls.ts'
export * from './browser-fault-calls.ts'
export * from './css.ts'
export * from './css-calls.ts'
export * from './dashboard-calls.ts'
export * from './discovery-calls.ts'
export * from './file-link-calls.ts'
export * from './health.ts'
export * from './health-calls.ts'
export * from './installation-calls.ts'
export { JobRow } from './job.ts'
export * from './job-calls.ts'
export * from './live-calls.ts'
export * from './live-messages.ts'
export { OutboxMail, OutboxMailContent } from './mail.ts'
export * from './mail-calls.ts'
export * from './mail-sender.ts'
export * from './me-calls.ts'
export * from './media.ts'
export * from './media-calls.ts'
export * from './media-folder-calls.ts'
export * from './module.ts'
export * from './module-calls.ts'
export * from './notice-calls.ts'
export * from './notice-kind-calls.ts'
export * from './own-session-calls.ts'
export * from './package.ts'
export * from './package-calls.ts'
export * from './package-change.ts'
export * from './package-discovery.ts'
export * from './package-plan.ts'
export * from './page.ts'
export * from './page-calls.ts'
export {
  CheckedLinks,
  EncodedContent,
  PageDraft,
  PageRevision,
  PageRevisionWithContent,
  PageWithContent,
  revisionNameLimit,
} from './page-content.ts'
export * from './page-content-calls.ts'
export * from './page-revision-calls.ts'
export * from './page-tree.ts'
export {
  type AdminLanguage,
  ApiToken,
  Area,
  AreaRights,
  AuditLine,
  adminLanguages,
  OwnSession,
  Profile,
  Role,
  roleNames,
  User,
} from './people.ts'
export { isPictureAddress } from './picture-address.ts'
export * from './plan.ts'
export * from './plan-calls.ts'
export * from './plan-usage-calls.ts'
export { PresenceEvent } from './presence.ts'
export * from './presence-calls.ts'
export * from './preview-link.ts'
export * from './preview-link-calls.ts'
export * from './profile-calls.ts'
export * from './removed-tables.ts'
export { RestorePlan } from './restore-plan.ts'
export * from './role-calls.ts'
export { SavedView } from './saved-view.ts'
export * from './saved-view-calls.ts'
export { Me } from './session.ts'
export { getSettings, saveSettings } from './setting-calls.ts'
export * from './setting-form-calls.ts'
export * from './setup-calls.ts'
export * from './sign-in-calls.ts'
export * from './template.ts'
export * from './template-calls.ts'
export * from './tenant.ts'
export * from './tenant-archive.ts'
export * from './tenant-archive-calls.ts'
export {
  changeTenant,
  deleteTenant,
  getTenant,
  inviteTenantOwner,
  listTenantOwners,
  listTenants,
  makeTenant,
  OwnerInvitation,
  tenantColumns,
} from './tenant-calls.ts'
export * from './tenant-host-calls.ts'
export * from './tenant-module-calls.ts'
export { Line, Lines } from './text-schemas.ts'
export * from './user-calls.ts'
export * from './website-entry-calls.ts'
