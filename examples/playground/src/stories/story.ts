import type { Block } from '@ashlar/sdk'
import type { Composition } from '@ashlar/sdk/surface'
import { fixturesOf } from '../stage/fixtures.ts'
import type { Stage } from '../stage/stage.ts'

/** One way in which a block is shown. */
export interface Story {
  readonly block: Block
  readonly name: string
  /** Part of its address: unique within the block. */
  readonly slug: string
  /** Data version that the props were stored with. */
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** Below this address the site answers with stories. */
export const storiesPath = 'playground/stories'

/** Every block of the installation with its stories; those of the package under work first. */
export function storiesOf(composition: Composition, stage: Stage): readonly Story[] {
  const own = composition.packages.filter(({ name }) => name === stage.packageName)
  const others = composition.packages.filter(({ name }) => name !== stage.packageName)
  return [...own, ...others].flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => {
      const types = blocks.map(({ type }) => type)
      const fixtures = name === stage.packageName ? fixturesOf(stage.fixtures, block.type, types) : []
      return storiesOfBlock(block, fixtures)
    }),
  )
}

function storiesOfBlock(
  block: Block,
  fixtures: readonly { name: string; file: string; version: number; props: Readonly<Record<string, unknown>> }[],
): Story[] {
  const { version } = block
  return [
    { block, name: 'As inserted', slug: 'inserted', version, props: block.initial },
    { block, name: 'Defaults', slug: 'defaults', version, props: {} },
    ...block.variants.map(({ id, title, props }) => ({ block, name: title, slug: `variant-${id}`, version, props })),
    ...fixtures.map(({ name, file, version, props }) => ({
      block,
      name: `${name} (data version ${version})`,
      slug: encodeURIComponent(`${file}-${name}`),
      version,
      props,
    })),
  ]
}

/** Address of a story on the site. */
export const storyAddress = ({ block, slug }: Story): string =>
  `/${storiesPath}/${block.type.replace('/', '~')}/${slug}`
