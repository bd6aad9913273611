import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import type { AdminDefinition } from '../definition/admin.ts'
import type { Slot } from '../definition/slot.ts'
import { Note } from '../ui/badge.tsx'
import { useTexts } from '../ui/texts.ts'
import { Boundary } from './boundary.tsx'
import { type PartOfPackage, reportBrowserFault } from './browser-faults.ts'
import type { AdminPackage } from './define.ts'
import { can, useMe } from './me.ts'

/** A module as the shell holds it: its data at once, its code when the first of it is needed. */
export interface AdminModule {
  readonly id: string
  readonly title: string
  readonly admin: AdminDefinition
  /** Whose fault it is when a part throws; absent for the shell's own. */
  readonly package?: PartOfPackage
  /** Fetches the package's `./admin` entry, once. */
  load(): Promise<AdminPackage>
}

/** Modules of the tenant, in order; given by the shell. */
export const AdminModules = createContext<readonly AdminModule[]>([])
export const useModules = (): readonly AdminModule[] => use(AdminModules)

export type ContributionKind = 'screens' | 'widgets' | 'fills' | 'commands' | 'searches' | 'panels'

const loaded = new WeakMap<AdminModule, Map<string, ComponentType<object>>>()

function componentOf(module: AdminModule, kind: ContributionKind, id: string): ComponentType<object> {
  const known = loaded.get(module) ?? new Map<string, ComponentType<object>>()
  loaded.set(module, known)
  const key = `${kind} ${id}`
  const component = known.get(key) ?? lazy(() => fetchComponent(module, kind, id))
  known.set(key, component)
  return component
}

async function fetchComponent(module: AdminModule, kind: ContributionKind, id: string) {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> | undefined = (
    await module.load()
  )[kind]
  const loader = loaders?.[id]
  if (!loader) throw new Error(`Module "${module.id}" names "${id}" among its ${kind} but brings no loader for it.`)
  // Its props are agreed between the two packages by the slot's type; here any object goes through.
  return loader() as Promise<{ default: ComponentType<object> }>
}

export interface ContributedProps {
  readonly module: AdminModule
  readonly kind: ContributionKind
  readonly id: string
  readonly props?: object
}

/** One component of a module. Suspends while its code is fetched; throws when that fails. */
export function Contributed({ module, kind, id, props = {} }: ContributedProps) {
  const Loaded = componentOf(module, kind, id)
  return <Loaded {...props} />
}

interface PartFailedProps {
  readonly title: string
  readonly module: AdminModule
}

function PartFailed({ title, module }: PartFailedProps) {
  const t = useTexts('admin')
  return (
    <Note tone="bad">
      {t('{title} has stopped.', { title })}
      {module.package && ` ${t('It is a part of {name}.', { name: module.package.name })}`}{' '}
      {t('The rest of the screen still works.')}
    </Note>
  )
}

/** One part in its own boundary, with `waiting` until its code is there. */
export function Part(props: ContributedProps & { readonly title: string; readonly waiting?: ReactNode }) {
  const { title, module, kind, id } = props
  return (
    <Boundary
      stopped={() => <PartFailed title={title} module={module} />}
      onStopped={(error) => reportBrowserFault({ package: module.package, part: kind, of: id, error })}
    >
      <Suspense fallback={props.waiting ?? null}>
        <Contributed {...props} />
      </Suspense>
    </Boundary>
  )
}

/** Everything that modules fill into a slot, in order, as far as the person may see it. */
export function SlotFills<Props extends object>({
  slot,
  props,
}: {
  readonly slot: Slot<Props>
  readonly props: Props
}) {
  const modules = useModules()
  const me = useMe()
  const fills = modules
    .flatMap((module) => (module.admin.fills ?? []).map((fill) => ({ module, fill })))
    .filter(({ fill }) => fill.slot === slot.id && can(me, fill.access))
    .sort((a, b) => a.fill.sort - b.fill.sort)
  return fills.map(({ module, fill }) => (
    <Part
      key={`${module.id} ${fill.id}`}
      module={module}
      kind="fills"
      id={fill.id}
      props={props}
      title={fill.title ?? module.title}
    />
  ))
}
