import { Component, type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import type { AdminDefinition } from '../definition/admin.ts'
import type { Slot } from '../definition/slot.ts'
import { Note } from '../ui/badge.tsx'
import { useTexts } from '../ui/texts.ts'
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

export type ContributionKind = 'screens' | 'widgets' | 'fills' | 'commands' | 'searches'

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

/** Keeps the failure of one package's part to that part. */
class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    const { module, kind, id } = this.props
    reportBrowserFault({ package: module.package, part: kind, of: id, error })
  }
  override render() {
    const { title, module, children } = this.props
    return this.state.failed ? <PartFailed title={title} module={module} /> : children
  }
}

interface PartBoundaryProps extends Pick<ContributedProps, 'module' | 'kind' | 'id'> {
  readonly title: string
  readonly children: ReactNode
}

function PartFailed({ title, module }: Pick<PartBoundaryProps, 'title' | 'module'>) {
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
  return (
    <PartBoundary title={props.title} module={props.module} kind={props.kind} id={props.id}>
      <Suspense fallback={props.waiting ?? null}>
        <Contributed {...props} />
      </Suspense>
    </PartBoundary>
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
