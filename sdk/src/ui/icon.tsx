import { createElement } from 'react'
import { iconSet } from './generated/icon-set.ts'
import { drawnAt } from './icon-drawing.ts'
import { type IconNode, useIconNode } from './icon-files.ts'

/** In pixels. */
const sizes = { xs: 12, sm: 14, md: 16, ml: 18, lg: 20, xl: 26 } as const

export interface IconProps {
  /** A Lucide icon name, such as `file-text`. */
  readonly name: string
  /** 12, 14, 16, 18, 20 or 26 px; `md` without it. A style sheet can't change it. */
  readonly size?: keyof typeof sizes
  /** Read aloud; without it the icon is hidden from readers, since a word stands beside it. */
  readonly label?: string
  readonly className?: string
}

/** One outline icon in the colour of the text around it. */
export function Icon({ name, size = 'md', label, className = '' }: IconProps) {
  const props = {
    className: `i ${className}`.trim(),
    width: sizes[size],
    height: sizes[size],
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  }
  const own = iconSet[name]
  return own ? <Drawn node={own} svg={props} /> : <FetchedIcon name={name} svg={props} />
}

interface Drawing {
  readonly width: number
  readonly height: number
}

const FetchedIcon = ({ name, svg }: { readonly name: string; readonly svg: Drawing }) => (
  <Drawn node={useIconNode(name)} svg={svg} />
)

/** An empty square of its size while its lines are on the way. */
function Drawn({ node, svg }: { readonly node: IconNode | undefined; readonly svg: Drawing }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller's props say whether it has a name or is hidden
    <svg {...svg}>
      {node &&
        drawnAt(svg.width, node).map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
