import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react'
import type { AdminDefinition, FillDefinition } from '../definition/admin.ts'
import type { Slot } from '../definition/slot.ts'
import { Note } from '../ui/badge.tsx'
import { useTexts } from '../ui/texts.ts'
import { Boundary } from './boundary.tsx'
import { type PartOfPackage, reportBrowserFault, type ThrownPart } from './browser-faults.ts'
import type { AdminContribution, AdminPackage } from './define.ts'
import { LockedNote } from './locked.tsx'
import { can, hasPlan, useMe } from './me.ts'

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

export type ContributionKind = ThrownPart['part'] & keyof AdminContribution

const loaded = new WeakMap<AdminModule, Map<string, ComponentType<object>>>()

const keyOf = (kind: ContributionKind, id: string): string => `${kind} ${id}`

function componentOf(module: AdminModule, kind: ContributionKind, id: string): ComponentType<object> {
  const known = loaded.get(module) ?? new Map<string, ComponentType<object>>()
  loaded.set(module, known)
  const component = known.get(keyOf(kind, id)) ?? lazy(() => fetchComponent(module, kind, id))
  known.set(keyOf(kind, id), component)
  return component
}

async function fetchComponent(module: AdminModule, kind: ContributionKind, id: string) {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> | undefined = (
    await module.load()
  )[kind]
  const loader = loaders?.[id]
  if (!loader) throw new Error(`Module "${module.id}" names "${id}" among its ${kind} but provides no loader for it.`)
  // Its props are agreed between the two packages by the slot's type; here any object goes through.
  return loader() as Promise<{ default: ComponentType<object> }>
}

export interface ContributedProps {
  readonly module: AdminModule
  readonly kind: ContributionKind
  readonly id: string
  readonly props?: object
  /** Shown until its code is there. */
  readonly waiting?: ReactNode
  /** Shown in its place when it threw, or when its code did not arrive. */
  readonly stopped: (error: unknown) => ReactNode
  readonly onStopped?: (error: unknown) => void
  /** It is tried again when this changes. */
  readonly of?: unknown
}

/** One component of a module in a boundary of its own: what stops it stops nothing else, and the server is told. */
export function Contributed({ module, kind, id, props = {}, waiting, stopped, onStopped, of }: ContributedProps) {
  const Loaded = componentOf(module, kind, id)
  return (
    <Boundary
      of={of}
      stopped={stopped}
      onStopped={(error) => {
        // Code that did not arrive may arrive the next time. Forgotten any earlier, it would be asked for again and again.
        loaded.get(module)?.delete(keyOf(kind, id))
        reportBrowserFault({ package: module.package, part: kind, of: id, error })
        onStopped?.(error)
      }}
    >
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  )
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
      {module.package && ` ${t('It is part of {name}.', { name: module.package.name })}`}{' '}
      {t('The rest of the screen still works.')}
    </Note>
  )
}

export interface PartProps extends Omit<ContributedProps, 'stopped' | 'onStopped' | 'of'> {
  readonly title: string
}

/** One part of a screen, which says so in its place when it stops. */
export function Part({ title, ...part }: PartProps) {
  return <Contributed {...part} stopped={() => <PartFailed title={title} module={part.module} />} />
}

/** A fill with the module that brings it. */
export interface OfferedFill {
  readonly module: AdminModule
  readonly fill: FillDefinition
  /** The website's plan does not hold it. */
  readonly isLocked: boolean
}

/** What modules fill into a slot, in order, as far as the person may see it. */
export function useFills<Props extends object>(slot: Slot<Props>): readonly OfferedFill[] {
  const me = useMe()
  return useModules()
    .flatMap((module) => (module.admin.fills ?? []).map((fill) => ({ module, fill })))
    .filter(({ fill }) => fill.slot === slot.id && can(me, fill.access))
    .map((each) => ({ ...each, isLocked: !hasPlan(me, each.fill.plan) }))
    .sort((a, b) => a.fill.sort - b.fill.sort)
}

export interface SlotFillsProps<Props extends object> {
  readonly slot: Slot<Props>
  readonly props: Props
}

/** Everything that modules fill into a slot, one after the other. */
export function SlotFills<Props extends object>({ slot, props }: SlotFillsProps<Props>) {
  return useFills(slot).map(({ module, fill, isLocked }) => {
    const key = `${module.id} ${fill.id}`
    const title = fill.title ?? module.title
    return isLocked ? (
      <LockedNote key={key} title={title} plan={fill.plan} />
    ) : (
      <Part key={key} module={module} kind="fills" id={fill.id} props={props} title={title} />
    )
  })
}
