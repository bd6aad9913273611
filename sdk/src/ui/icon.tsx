import { createElement } from 'react'
import { iconSet } from './generated/icon-set.ts'
import { type IconNode, useIconNode } from './icon-files.ts'

const sizes = { sm: 'i s', md: 'i', lg: 'i l', xl: 'i xl' } as const

export interface IconProps {
  /** A Lucide icon name, such as `file-text`. */
  readonly name: string
  /** 14, 16, 20 or 26 px; `md` without it. */
  readonly size?: keyof typeof sizes
  /** Read aloud; without it the icon is hidden from readers, since a word stands beside it. */
  readonly label?: string
  readonly className?: string
}

/** One outline icon in the colour of the text around it. */
export function Icon({ name, size = 'md', label, className = '' }: IconProps) {
  const props = {
    className: `${sizes[size]} ${className}`.trim(),
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  }
  const own = iconSet[name]
  return own ? <Drawn node={own} svg={props} /> : <FetchedIcon name={name} svg={props} />
}

const FetchedIcon = ({ name, svg }: { readonly name: string; readonly svg: object }) => (
  <Drawn node={useIconNode(name)} svg={svg} />
)

/** An empty square of its size while its lines are on the way. */
function Drawn({ node, svg }: { readonly node: IconNode | undefined; readonly svg: object }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller's props say whether it has a name or is hidden
    <svg viewBox="0 0 24 24" {...svg}>
      {node?.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
