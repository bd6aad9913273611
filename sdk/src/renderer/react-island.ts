import { type ComponentType, createElement, type ReactElement } from 'react'
import type { ClientMoment } from './define.ts'
import type { View } from './view.ts'

/** What JSON brings back as it was: an island's props go to the visitor's browser as text. */
export type Serialisable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { readonly [Key in keyof T]: Serialisable<T[Key]> }
      : never

/**
 * Put a part that React brings to life where it stands: `component` with `props`, its script loaded at the moment. On
 * the site its HTML is there at once and is taken over by `reactIsland` of `@ashlar/sdk/island` in the package's
 * `./client`; in the canvas it is rendered in place. One to a node, because the node's id is what its `useId` begins with.
 *
 * Its props are JSON of at most 32 KB, which anybody can read in the page; the component gets what JSON made of them,
 * on the server as in the browser. Throws when they are more, or no JSON.
 *
 * @example island(Questions, { questions: props.questions }, 'visible')
 */
export type RenderIsland = <Props extends object>(
  component: ComponentType<Props>,
  props: Serialisable<NoInfer<Props>>,
  when: ClientMoment,
) => ReactElement

/** Characters of an island's props as JSON. */
const most = 32 * 1024

/** The islands of one node. `client` is the address of its package's client module, where it has one. */
export function islandsOf(id: string, view: View, client: string | undefined): RenderIsland {
  return (component, given, when) => {
    const json = propsAsJson(given)
    // Read back here too, so that the server renders exactly what the browser will.
    const element = createElement(component, JSON.parse(json))
    const html = view.island(element, id)
    // In the canvas a change of its props begins it anew, as a visitor would meet it.
    if (html === undefined) return createElement('div', { key: json }, element)
    const taken =
      client === undefined
        ? {}
        : { 'data-island': client, 'data-island-at': when, 'data-island-props': json, 'data-react': id }
    // React's own markup of the component, which has escaped every text.
    return createElement('div', { ...taken, dangerouslySetInnerHTML: { __html: html.replace(preloads, '') } })
  }
}

/** React puts these before everything for pictures; they are no part of what is taken over. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

function propsAsJson(props: object): string {
  const json = JSON.stringify(props)
  if (json.length <= most) return json
  const size = Math.ceil(json.length / 1024)
  throw new Error(
    `An island has ${size} KB of props. The limit is 32 KB. Pass only what it shows first and let it fetch the rest.`,
  )
}
