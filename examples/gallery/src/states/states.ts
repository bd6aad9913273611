import type { Fixture } from '@ashlar/playground'
import type { Block } from '@ashlar/sdk'
import { filledProps, type Props } from './filled.ts'
import { hostile, longTexts, manyItems, missingPictures, nothing, oneItem, usual } from './taste.ts'

/** One way in which a block is shown. */
export interface State {
  readonly name: string
  /** Data version that the props were stored with. */
  readonly version: number
  readonly props: Props
  /** In a column of one twelfth of its row. */
  readonly isNarrow?: boolean
}

/** Usual and odd ones, and every fixture of the block; what two have in common is shown once. */
export function statesOf(block: Block, fixtures: readonly Fixture[], pictures: readonly string[]): readonly State[] {
  const { version } = block
  const ordinary = filledProps(block, usual(pictures))
  const all: State[] = [
    { name: 'Usual', version, props: ordinary },
    { name: 'As inserted', version, props: block.initial },
    ...block.variants.map(({ title, props }) => ({ name: title, version, props: { ...block.initial, ...props } })),
    { name: 'Long words', version, props: filledProps(block, longTexts(pictures)) },
    { name: 'One item', version, props: filledProps(block, oneItem(pictures)) },
    { name: 'Many items', version, props: filledProps(block, manyItems(pictures)) },
    { name: 'Empty', version, props: filledProps(block, nothing) },
    { name: 'Missing images', version, props: filledProps(block, missingPictures(pictures)) },
    { name: 'Hostile texts', version, props: filledProps(block, hostile) },
    ...fixtures.map(({ file, name, version, props }) => ({ name: `Fixture ${name} of ${file}`, version, props })),
  ]
  const shown = new Map<string, State>()
  for (const state of all) {
    const key = JSON.stringify(state.props)
    if (!shown.has(key)) shown.set(key, state)
  }
  return [...shown.values(), { name: 'Very narrow', version, props: ordinary, isNarrow: true }]
}
