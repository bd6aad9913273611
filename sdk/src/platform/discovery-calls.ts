import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { DiscoveryQuery, FoundPackage, PackageListing } from './package-discovery.ts'
import { PackagePlanRequest } from './package-plan.ts'

const path = '/api/v1/admin/packages/discover/'
const { name } = PackagePlanRequest.properties

// As for installing them: the registry is asked with the token of the installation.
const access = 'platform' as const

export const discoverPackages = defineCall({
  id: 'core.discoverPackages',
  method: 'GET',
  path,
  summary: 'List the packages in the registry',
  query: DiscoveryQuery,
  reply: { results: Rows(FoundPackage) },
  access,
})

export const getPackageListing = defineCall({
  id: 'core.getPackageListing',
  method: 'GET',
  path: `${path}package/`,
  summary: 'Show a package from the registry',
  query: Type.Object({ name }),
  reply: { results: PackageListing },
  access,
})

export const getPackageScreenshot = defineCall({
  id: 'core.getPackageScreenshot',
  method: 'GET',
  path: `${path}screenshot/`,
  summary: 'Show a screenshot of a package in the registry',
  query: Type.Object({
    name,
    version: Type.String({ minLength: 1, maxLength: 100, pattern: '^\\d[0-9A-Za-z.+-]*$' }),
    /** Counted from 1, in the order of the manifest. */
    number: Type.Integer({ minimum: 1, maximum: 6 }),
  }),
  reply: mediaType('image/*'),
  access,
})
