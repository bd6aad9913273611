import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  Icon,
  inkValue,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { icons } from './block.ts'

type Props = BlockProps<typeof icons>
type Item = Props['icons'][number]

function Icons({ props, root, view }: BlockComponentProps<typeof icons>) {
  if (props.icons.length === 0) return <EmptyBlock root={root} view={view} icon="shapes" text="No Icons" />
  return (
    <div {...root}>
      {props.icons.map((item) => (
        <IconLink key={item.id} item={item} view={view} />
      ))}
    </div>
  )
}

function IconLink({ item, view }: { readonly item: Item; readonly view: View }) {
  const href = view.link(item.href)
  const classes = item.cssClasses === '' ? {} : { className: item.cssClasses }
  if (href === undefined) {
    return (
      <span {...classes} {...(item.label !== '' && { role: 'img', 'aria-label': item.label })}>
        <Icon name={item.icon} />
      </span>
    )
  }
  return (
    <a
      {...classes}
      href={href}
      {...(item.hrefTarget !== '_self' && { target: item.hrefTarget })}
      aria-label={item.label || item.icon.replaceAll('-', ' ')}
    >
      <Icon name={item.icon} />
    </a>
  )
}

/** Undefined at the usual size, for which the style sheet has it. */
const strokeOf = (size: number) => (size === 72 ? undefined : `${Math.round(4800 / size) / 100}`)

const unless = (usual: number, value: number) => (value === usual ? undefined : `${value}px`)

function iconsRules(props: Props): readonly StyleRule[] {
  return [
    {
      declarations: {
        'flex-direction': props.direction === 'row' ? undefined : props.direction,
        gap: props.gap === 1 ? undefined : `${props.gap}rem`,
        'justify-content': props.justify === 'flex-start' ? undefined : props.justify,
        'align-items': props.align === 'center' ? undefined : props.align,
      },
    },
    ...props.icons.map(({ width, height, color }, index) => ({
      part: ` > :nth-child(${index + 1})`,
      declarations: {
        width: unless(72, width),
        height: unless(72, height),
        '--stroke': strokeOf(Math.min(width, height)),
        color: color === '#000000' ? undefined : inkValue(color),
      },
    })),
  ]
}

export default defineBlockRenderer(icons, Icons, { rules: iconsRules })
