import { api, queryClient, Rows } from '@ashlar/sdk/admin'
import {
  InstallationState,
  PackageChange,
  PackageContents,
  PackageFault,
  PackagePlan,
  type PackagePlanRequest,
  PackageRow,
  PackageUpdate,
  PackageUsage,
  PackageVersion,
} from '@ashlar/sdk/platform'
import Type, { type Static, type TSchema } from 'typebox'

const path = '/api/v1/admin/packages/'

/** Key of the list; begins the key of every query about packages. */
export const packagesKey = ['packages'] as const

/** After a change of the set: everything about packages is asked for again. */
export const packagesChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: packagesKey })

const One = <Result extends TSchema>(results: Result) => Type.Object({ success: Type.Literal(true), results })

const PackageRows = Rows(PackageRow)
const OnePlan = One(PackagePlan)
const OneChange = One(PackageChange)
const OneContents = One(PackageContents)
const OneInstallation = One(InstallationState)
const Updates = Rows(PackageUpdate)
const Changes = Rows(PackageChange)
const Versions = Rows(PackageVersion)
const Usage = Rows(PackageUsage)
const Faults = Rows(PackageFault)
const UploadedPackage = Type.Object({ name: Type.String(), version: Type.String(), integrity: Type.String() })
export type UploadedPackage = Static<typeof UploadedPackage>
const Uploaded = One(UploadedPackage)
const Tenants = Rows(Type.Object({ id: Type.Integer(), name: Type.String(), hosts: Type.Array(Type.String()) }))

export const fetchPackages = () => api.get(path, { reply: PackageRows }).then(({ results }) => results)

export const fetchInstallation = () =>
  api.get(`${path}installation/`, { reply: OneInstallation }).then(({ results }) => results)

/** A registry that does not answer takes the server up to five seconds. */
export const fetchUpdates = () => api.get(`${path}updates/`, { reply: Updates }).then(({ results }) => results.rows)

export const fetchContents = (name: string) =>
  api.get(`${path}contents/`, { query: { name }, reply: OneContents }).then(({ results }) => results)

export const fetchVersions = (name: string) =>
  api.get(`${path}versions/`, { query: { name }, reply: Versions }).then(({ results }) => results.rows)

export const fetchUsage = (name: string) =>
  api.get(`${path}usage/`, { query: { name }, reply: Usage }).then(({ results }) => results)

export const fetchFaults = (name: string) =>
  api.get(`${path}faults/`, { query: { name }, reply: Faults }).then(({ results }) => results.rows)

export const fetchChanges = () => api.get(`${path}changes/`, { reply: Changes }).then(({ results }) => results.rows)

export const fetchChange = (id: string) =>
  api.get(`${path}changes/${encodeURIComponent(id)}/`, { reply: OneChange }).then(({ results }) => results)

/** Milliseconds: it fetches the package, tries its code and every stored document. */
const planPatience = 180_000

/** Work out what a change will do; nothing is done. */
export const makePlan = (request: PackagePlanRequest, signal: AbortSignal) =>
  api.post(`${path}plans/`, request, { reply: OnePlan, signal, patience: planPatience }).then(({ results }) => results)

/** Begin what was planned; refused when it would no longer do the same. */
export const applyPlan = (plan: string) =>
  api.post(`${path}changes/`, { plan }, { reply: OneChange, patience: planPatience }).then(({ results }) => results)

export const uploadPackage = (file: Blob, onProgress: (share: number) => void, signal: AbortSignal) =>
  api
    .upload(`${path}uploads/`, file, { contentType: 'application/gzip', reply: Uploaded, onProgress, signal })
    .then(({ results }) => results)

/** Most tenants a trial may have, and so the most that are offered. */
export const mostTenants = 100

export const fetchTenants = () =>
  api
    .get('/api/v1/admin/tenants/', { query: { itemsPerPage: mostTenants }, reply: Tenants })
    .then(({ results }) => results)
