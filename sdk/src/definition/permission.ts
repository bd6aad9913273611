import { type Action, actions } from './access.ts'
import type { Module } from './module.ts'

export type AreaOf<M> = M extends Module<string, infer Area> ? Area : never

/**
 * Name a right of a module, checked against the areas that the module declares.
 *
 * @example permission(store, 'products', 'can_edit') // 'products.can_edit'
 */
export function permission<M extends Module, A extends AreaOf<M>, const Act extends Action>(
  _module: M,
  area: A,
  action: Act,
): `${A}.${Act}` {
  return `${area}.${action}`
}

/** The rights that exist in an area of a module: all four unless the module says otherwise. */
export const actionsIn = ({ actions: known }: Pick<Module, 'actions'>, area: string): readonly Action[] =>
  (Object.hasOwn(known, area) ? known[area] : undefined) ?? actions
