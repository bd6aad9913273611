import type { BlockRenderer } from '@ashlar/sdk/renderer'
import type { ComposedPackage, Composition, PackageWatch } from '@ashlar/sdk/surface'
import { type ComponentType, createElement, type FunctionComponent } from 'react'
import { placeOn } from './place.ts'

/** Renderers of which those that packages of the store bring say when they run; all others are as they were. */
export function markedRenderers(composition: Composition, watch: PackageWatch): ReadonlyMap<string, BlockRenderer> {
  const marked = new Map(composition.renderers)
  for (const { name, renderers } of composition.packages.filter(isOfStore)) {
    for (const renderer of renderers) marked.set(renderer.block.type, markedRenderer(renderer, name, watch))
  }
  return marked
}

export const isOfStore = ({ origin }: Pick<ComposedPackage, 'origin'>): boolean => origin === 'store'

/** What of a block's renderer runs for no node in particular: it counts for all of them. */
export const rulesPlace = (type: string): string => `the rules of ${type}`

function markedRenderer(renderer: BlockRenderer, name: string, watch: PackageWatch): BlockRenderer {
  const { block, client, clientProps, rules, viewRules } = renderer
  const { type } = block
  const component: BlockRenderer['component'] = (props) => {
    watch.mark({ package: name, part: type, place: placeOn(type, props.view.page), node: props.id })
    return rendered(renderer.component, props)
  }
  const told = <Args extends readonly unknown[], Result>(work: ((...args: Args) => Result) | undefined) =>
    work &&
    ((...args: Args): Result => {
      watch.mark({ package: name, part: type, place: rulesPlace(type) })
      return work(...args)
    })
  return {
    ...renderer,
    ...{
      component,
      client: told(client),
      clientProps: told(clientProps),
      rules: told(rules),
      viewRules: told(viewRules),
    },
  }
}

/** Called in place where that is possible: one more element for each node would be felt. */
function rendered<Props extends object>(Component: ComponentType<Props>, props: Props) {
  return isPlain(Component) ? Component(props) : createElement(Component, props)
}

const isPlain = <Props extends object>(Component: ComponentType<Props>): Component is FunctionComponent<Props> =>
  typeof Component === 'function' && !('isReactComponent' in (Component.prototype ?? {}))
