import type { ComponentType } from 'react'
import type { Module } from '../definition/module.ts'

type Loader<Props extends object = object> = () => Promise<{ readonly default: ComponentType<Props> }>

/** Loaders of a module's admin components, keyed by the ids in its definition. */
export interface AdminContribution {
  readonly screens?: Readonly<Record<string, Loader>>
  readonly widgets?: Readonly<Record<string, Loader>>
  readonly fills?: Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>
  readonly commands?: Readonly<Record<string, Loader<{ close(): void }>>>
  /** Texts by language, then key: merged into the catalogue under the module's id. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface AdminPackage extends AdminContribution {
  readonly kind: 'admin'
  readonly module: Module
}

/**
 * Say where a module's screens, widgets and fills are loaded from; fetched when the first of them is needed.
 * The `./admin` entry of a package exports it as default.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineAdmin(module: Module, contribution: AdminContribution): AdminPackage {
  return Object.freeze({ ...contribution, kind: 'admin', module })
}
