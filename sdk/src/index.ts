export * from './content/index.ts'
export * from './days/index.ts'
export * from './definition/access.ts'
export * from './definition/admin.ts'
export * from './definition/block.ts'
export * from './definition/call.ts'
export { type AddressInput, addressOf, type Given, type Optionally } from './definition/call-address.ts'
export * from './definition/collection.ts'
export * from './definition/day-counts.ts'
export * from './definition/dialog.ts'
export * from './definition/document-saved.ts'
export * from './definition/event.ts'
export type { IconName } from './definition/generated/icon-name.ts'
export * from './definition/import-calls.ts'
export * from './definition/list-query.ts'
export * from './definition/manifest.ts'
export * from './definition/module.ts'
export * from './definition/patterns.ts'
export * from './definition/people/index.ts'
export * from './definition/permission.ts'
export * from './definition/plain-settings.ts'
export * from './definition/plan.ts'
export * from './definition/record/index.ts'
export {
  defineRecordFiles,
  RecordFile,
  type RecordFiles,
  type RecordFilesInput,
  recordFileTypes,
} from './definition/record-files.ts'
export * from './definition/request-schemas.ts'
export * from './definition/resource.ts'
export * from './definition/shared-modules.ts'
export * from './definition/slot.ts'
export * from './definition/token.ts'
export * from './definition/top-bar.ts'
export { escapedHtml } from './html/escaped-html.ts'
export * from './money/index.ts'
export { accountPages } from './platform/account-pages.ts'
export { botCheckPath, signOutPath } from './platform/addresses.ts'
export { countries, countryNames } from './platform/country.ts'
export * from './platform/events.ts'
export * from './platform/mail-address.ts'
export * from './platform/settings.ts'
export * from './platform/slots.ts'
export {
  Background,
  type CommonDefaults,
  type CommonGroup,
  type CommonProperties,
  Gradient,
  shadows,
} from './style/common.ts'
export {
  type Device,
  devices,
  type GroupOf,
  groupOf,
  mediaOf,
  type PerDevice,
  perDevice,
  resolveDevices,
} from './style/devices.ts'
export type { FontName } from './style/fonts.ts'
export { type OwnSide, type OwnSpacing, spacingChange, storedSpacing } from './style/own-spacing.ts'
export * from './style/text-styles.ts'
export {
  type BlockText,
  type BlockTexts,
  fontSizeUnits,
  type OwnTypeProp,
  type TextProperties,
  TypeLook,
  Typography,
  type TypographyMember,
  typographyProp,
} from './style/typography.ts'
export * from './style/values.ts'
export * from './texts/visitor-texts.ts'
