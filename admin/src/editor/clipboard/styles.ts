import { type Block, typographyProp } from '@ashlar/sdk'

const styleProps = {
  visibility: [],
  spacing: ['margin', 'padding'],
  alignment: ['alignment'],
  background: ['background', 'flipBackgroundImageHorizontally'],
  border: ['border'],
  shadow: ['shadow'],
  animation: ['animation', 'animationDelay'],
  overflow: ['overflow'],
  customCss: ['customCss'],
  sticky: ['sticky'],
  hover: ['hover'],
  // The place in a grid is no look.
  cell: [],
} as const satisfies Record<Block['common'][number], readonly string[]>

/**
 * What a block's style becomes with that of another: the groups and the texts that both have. Undefined takes a prop back to its
 * default, as it is there.
 */
export function styleChange(
  from: { readonly block: Block; readonly props: Readonly<Record<string, unknown>> },
  to: Block,
): Record<string, unknown> {
  const shared = from.block.common
    .filter((group) => to.common.includes(group))
    .flatMap((group): readonly string[] => styleProps[group])
    // The padding of a button is no measure for that of a text around it, nor the other way round.
    .filter((prop) => prop !== 'padding' || from.block.surface === to.surface)
  const texts = Object.keys(from.block.texts ?? {}).filter((name) => Object.hasOwn(to.texts ?? {}, name))
  return Object.fromEntries([...shared, ...texts.map(typographyProp)].map((prop) => [prop, from.props[prop]]))
}
