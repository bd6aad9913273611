import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { packageChangesPath } from './addresses.ts'
import {
  InstallationState,
  PackageChange,
  PackageContents,
  PackageFault,
  PackageUpdate,
  PackageUsage,
  PackageVersion,
} from './package-change.ts'
import { PackagePlan, PackagePlanRequest } from './package-plan.ts'

const path = '/api/v1/admin/packages/'
const ById = Type.Object({ id: Type.String({ maxLength: 100 }) })
const ByName = Type.Object({ name: PackagePlanRequest.properties.name })
const { currentPage, itemsPerPage, limit } = ListQuery(['id'])

/** Bytes of a package's tarball. */
export const mostPacked = 20 * 1024 * 1024

// Packages are the whole installation's, and code that is installed can do what the server can.
const access = 'platform' as const

export const planPackages = defineCall({
  id: 'core.planPackages',
  method: 'POST',
  path: `${path}plans/`,
  summary: 'Plan a package change and show its effects',
  body: PackagePlanRequest,
  reply: { results: PackagePlan },
  status: 201,
  access,
})

export const getPackagePlan = defineCall({
  id: 'core.getPackagePlan',
  method: 'GET',
  path: `${path}plans/:id/`,
  summary: 'Show a planned package change',
  params: ById,
  reply: { results: PackagePlan },
  access,
})

export const changePackages = defineCall({
  id: 'core.changePackages',
  method: 'POST',
  path: packageChangesPath,
  summary: 'Start a planned package change',
  body: Type.Object({ plan: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
  reply: { results: PackageChange },
  status: 202,
  access,
})

export const listPackageChanges = defineCall({
  id: 'core.listPackageChanges',
  method: 'GET',
  path: packageChangesPath,
  summary: 'List package changes, for all packages or one',
  query: Type.Object({
    name: Type.Optional(ByName.properties.name),
    /** Only what the server rolled back by itself in the last seven days and nobody has changed since. */
    rolledBack: Type.Optional(Type.Boolean()),
    ...{ currentPage, itemsPerPage, limit },
  }),
  reply: { results: Rows(PackageChange) },
  access,
})

export const getPackageChange = defineCall({
  id: 'core.getPackageChange',
  method: 'GET',
  path: `${path}changes/:id/`,
  summary: 'Show the progress of a package change',
  params: ById,
  reply: { results: PackageChange },
  access,
})

export const getInstallation = defineCall({
  id: 'core.getInstallation',
  method: 'GET',
  path: `${path}installation/`,
  summary: 'Show the servers of the installation',
  reply: { results: InstallationState },
  access,
})

export const listPackageUpdates = defineCall({
  id: 'core.listPackageUpdates',
  method: 'GET',
  path: `${path}updates/`,
  summary: 'List packages with a newer version',
  reply: { results: Rows(PackageUpdate) },
  access,
})

export const getPackageContents = defineCall({
  id: 'core.getPackageContents',
  method: 'GET',
  path: `${path}contents/`,
  summary: 'Show what a package contains',
  query: ByName,
  reply: { results: PackageContents },
  access,
})

export const listPackageVersions = defineCall({
  id: 'core.listPackageVersions',
  method: 'GET',
  path: `${path}versions/`,
  summary: 'List the installed versions of a package',
  query: ByName,
  reply: { results: Rows(PackageVersion) },
  access,
})

export const listPackageUsage = defineCall({
  id: 'core.listPackageUsage',
  method: 'GET',
  path: `${path}usage/`,
  summary: 'List the documents that use blocks of a package',
  query: ByName,
  reply: { results: Rows(PackageUsage) },
  access,
})

export const listPackageFaults = defineCall({
  id: 'core.listPackageFaults',
  method: 'GET',
  path: `${path}faults/`,
  summary: 'List the errors of a package',
  query: ByName,
  reply: { results: Rows(PackageFault) },
  access,
})

export const uploadPackage = defineCall({
  id: 'core.uploadPackage',
  method: 'POST',
  path: `${path}uploads/`,
  summary: 'A package as a .tgz file',
  body: mediaType('application/gzip'),
  bodyLimit: mostPacked,
  reply: { results: Type.Object({ name: Type.String(), version: Type.String(), integrity: Type.String() }) },
  status: 201,
  access,
})
