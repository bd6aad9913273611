import type { MembersOf } from '@ashlar/sdk'
import { type AdminPackage, ApiError, call } from '@ashlar/sdk/admin'
import { listModules, type Me } from '@ashlar/sdk/platform'
import { type AdminModule, fetchMe } from '@ashlar/sdk/shell'
import { adminModule } from '../screens/module.ts'
import { addTextsOf } from './catalogues.ts'

type ModuleRow = MembersOf<typeof listModules>['results']['rows'][number]

export interface Session {
  readonly me: Me
  readonly modules: readonly AdminModule[]
}

/** Who is signed in and what their tenant's modules bring; undefined when nobody is signed in. */
export async function loadSession(): Promise<Session | undefined> {
  try {
    const [me, modules] = await Promise.all([fetchMe(), call(listModules).catch(withoutModules)])
    const rows = modules?.results.rows ?? []
    // Beyond the plan, an entry or a screen is shown locked, and nothing of it is fetched.
    const locked = (modules?.locked ?? []).map((each) => ({ ...each, load }))
    const all = [shellModule, ...rows.map(moduleOf), ...locked]
    await addTextsOf(all)
    return { me, modules: all }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  }
}

/** A customer has an account, but modules are shown to staff only. */
function withoutModules(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 403) return undefined
  throw error
}

const shellModule: AdminModule = {
  ...adminModule,
  load: async () => (await import('../screens/index.tsx')).default,
}

const load = () => Promise.reject(new Error('This module is not in the plan.'))

const moduleOf = ({ entry, ...module }: ModuleRow): AdminModule => ({
  ...module,
  load: once(() => loadPackage(module.id, entry)),
})

/** The entry's default export, as `defineAdmin` made it. */
async function loadPackage(id: string, entry: string): Promise<AdminPackage> {
  if (entry === '') throw new Error(`Module "${id}" has no ./admin entry, so there is nothing to show.`)
  const loaded: { readonly default?: AdminPackage } = await import(/* @vite-ignore */ entry)
  if (loaded.default?.kind !== 'admin') throw new Error(`${entry} has no default export made by defineAdmin.`)
  return loaded.default
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    // A fetch that failed may succeed the next time.
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
