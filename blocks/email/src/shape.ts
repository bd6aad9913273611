// What mail and canvas read alike from the props.

type Four<Name extends string> = Readonly<Record<`${Name}${'Top' | 'Right' | 'Bottom' | 'Left'}`, number>>

/** Space within a block, as one value. */
export const sides = ({ paddingTop, paddingRight, paddingBottom, paddingLeft }: Four<'padding'>) =>
  `${paddingTop}px ${paddingRight}px ${paddingBottom}px ${paddingLeft}px`

/** Space around a button: mail programs know no margin, so both write it as padding of what is around it. */
export const around = ({ marginTop, marginRight, marginBottom, marginLeft }: Four<'margin'>) =>
  `${marginTop}px ${marginRight}px ${marginBottom}px ${marginLeft}px`

/** What a button's variant says (OPEN-229): the theme colour, and where it goes. */
export function shapeOf(variant: string) {
  const isOutlined = variant.startsWith('outline-')
  const isLink = variant === 'link'
  return { named: isLink ? 'primary' : variant.replace('outline-', ''), isFilled: !isOutlined && !isLink, isOutlined }
}
