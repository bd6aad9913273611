import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockProps } from '../definition/block.ts'
import type { MailRenderer } from './mail.ts'
import type { RenderIsland } from './react-island.ts'
import type { StyleRule } from './style-rule.ts'
import type { View } from './view.ts'

/** Attributes that a block spreads onto its one root element. */
export interface RootProps {
  readonly className: string
  /** Only in the canvas: how the editor finds the element of a node. */
  readonly 'data-node'?: string
  /** The theme colour under the block's content, or `custom`; text and line colours inside follow it. */
  readonly 'data-bg'?: string
  /** Only on the site: how the node comes into sight. */
  readonly 'data-enter'?: string
  /** Only on the site and for a node that moves: the client module, when to load it, and the props it is given, as JSON. */
  readonly 'data-island'?: string | undefined
  readonly 'data-island-at'?: ClientMoment
  readonly 'data-island-props'?: string
}

/** What a block's component is given. It is pure: no effects, no browser globals, the same HTML for the same input. */
export interface BlockComponentProps<B extends Block, Data = undefined> {
  /** Id of the node, unique within the page; for ids and labels of inner elements. */
  readonly id: string
  readonly props: BlockProps<B>
  /** Children that stand in no region. */
  readonly children: ReactNode
  /** Children of a region, by its slot: `header`, or `tabs:<item id>`; null where there are none. */
  readonly region: (slot: string) => ReactNode
  readonly island: RenderIsland
  /** What the block's `load` gave; undefined for a block without one, and while one that `showsWaiting` waits. */
  readonly data: Data
  readonly root: RootProps
  readonly view: View
}

/** When a moving block's script is loaded: after the page, when the browser is idle, or when the block comes into view. */
export type ClientMoment = 'load' | 'idle' | 'visible'

/**
 * What the `./client` entry of a package exports as `mount`: brings one element to life, the root of a block that says
 * `client`, or an `island`. Whatever it throws, or rejects with, stands in the console, and the element stays as it is.
 */
export type ClientMount<Props = Readonly<Record<string, unknown>>> = (
  element: HTMLElement,
  props: Props,
) => void | Promise<void>

export interface RendererOptions<B extends Block> {
  /**
   * The block moves: the package's `./client` module is loaded and its `mount` called for the block's root element.
   * A function decides by the node's props; undefined means that this node needs no script.
   */
  readonly client?: ClientMoment | ((props: BlockProps<B>) => ClientMoment | undefined)
  /**
   * What `mount` is given as its props; the block's own props without it. They stand in the page, where anybody can
   * read them: a block whose props are not all for visitors says here which are.
   */
  readonly clientProps?: (props: BlockProps<B>) => Readonly<Record<string, unknown>>
  /** CSS rules that follow from the block's own props. Those of common props come from the SDK. */
  readonly rules?: (props: BlockProps<B>) => readonly StyleRule[]
  /** CSS rules that follow from the page too, such as the focus of a picture of the media library. */
  readonly viewRules?: (props: BlockProps<B>, view: View) => readonly StyleRule[]
  /**
   * The component renders undefined `data` as a state of its own, which the editor's canvas shows until the block's load
   * has answered. Without it the canvas shows a line that says so.
   */
  readonly showsWaiting?: boolean
  /** How the block becomes part of a mail; a block without it is left out of mails. Used on the server only. */
  readonly mail?: MailRenderer<B>
}

/** The one renderer of a block, for the site and the editor's canvas alike. */
export interface BlockRenderer {
  readonly kind: 'renderer'
  readonly block: Block
  readonly component: ComponentType<BlockComponentProps<Block, unknown>>
  readonly client: ((props: Readonly<Record<string, unknown>>) => ClientMoment | undefined) | undefined
  readonly clientProps: ((props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>) | undefined
  readonly rules: ((props: Readonly<Record<string, unknown>>) => readonly StyleRule[]) | undefined
  readonly viewRules: ((props: Readonly<Record<string, unknown>>, view: View) => readonly StyleRule[]) | undefined
  readonly showsWaiting: boolean
  readonly mail: MailRenderer<Block> | undefined
}

/**
 * Say how a block becomes HTML. The `./renderer` entry of a package exports it, or a list of them, as default.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineBlockRenderer<B extends Block, Data = undefined>(
  block: B,
  component: ComponentType<BlockComponentProps<B, Data>>,
  options: RendererOptions<B> = {},
): BlockRenderer {
  const { client, clientProps, rules, viewRules, showsWaiting = false, mail } = options
  return Object.freeze({
    kind: 'renderer',
    block,
    component,
    client: typeof client === 'string' ? () => client : client,
    clientProps,
    rules,
    viewRules,
    showsWaiting,
    mail,
    // One registry holds renderers of all blocks: the props' type is known only here.
  }) as never
}
