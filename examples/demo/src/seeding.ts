// For other examples that fill a database of their own.
export { ropewalk } from './ropewalk/business.ts'
export { TenantApi } from './seed/api.ts'
export { keepPictures, type MediaFiles } from './seed/pictures.ts'
