import type { Composition } from '@ashlar/sdk/surface'
import type { Stage } from '../stage/stage.ts'
import { type Story, storiesOf, storyAddress } from '../stories/story.ts'

/** What the page in the browser knows of a prop. */
export interface PropData {
  readonly name: string
  readonly title: string
  /** In words: `text`, `one of plain, framed`. */
  readonly kind: string
  /** As JSON. */
  readonly usual: string
  /** Given to every block by the SDK. */
  readonly isCommon: boolean
}

export interface StoryData {
  readonly name: string
  readonly address: string
  /** Stored props. */
  readonly props: Readonly<Record<string, unknown>>
}

export interface BlockData {
  readonly type: string
  readonly title: string
  /** Belongs to the package under work. */
  readonly isOwn: boolean
  readonly props: readonly PropData[]
  readonly stories: readonly StoryData[]
}

/** A screen that the package under work adds to the admin. */
export interface ScreenData {
  readonly title: string
  readonly path: string
}

export interface PlaygroundData {
  readonly packageName: string
  readonly screens: readonly ScreenData[]
  readonly blocks: readonly BlockData[]
  readonly hasAxe: boolean
}

/** Everything that the page shows, but the stories themselves. */
export function storyData(composition: Composition, stage: Stage, hasAxe: boolean): PlaygroundData {
  const shown = composition.packages.find(({ name }) => name === stage.packageName)
  const own = new Set(shown?.blocks)
  const byBlock = Map.groupBy(storiesOf(composition, stage), ({ block }) => block)
  return {
    packageName: stage.packageName,
    hasAxe,
    // A screen of one record needs an id that nobody has yet.
    screens: (shown?.module?.admin.screens ?? [])
      .filter(({ path }) => !path.includes(':'))
      .map(({ title, path }) => ({ title, path })),
    blocks: Array.from(byBlock, ([block, stories]) => ({
      type: block.type,
      title: block.title,
      isOwn: own.has(block),
      props: Object.entries(block.schema.properties).map(([name, schema]) =>
        propData(name, schema, !block.own.includes(name)),
      ),
      stories: stories.map((story) => dataOf(story)),
    })),
  }
}

const dataOf = (story: Story): StoryData => ({ name: story.name, address: storyAddress(story), props: story.props })

function propData(name: string, schema: object, isCommon: boolean): PropData {
  const { title = name, default: usual, type, enum: choices }: Record<string, unknown> = { ...schema }
  const kind = Array.isArray(choices) ? `one of ${choices.join(', ')}` : type === 'string' ? 'text' : String(type ?? '')
  return { name, title: String(title), kind, usual: usual === undefined ? '' : JSON.stringify(usual), isCommon }
}
