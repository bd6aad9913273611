import { type BlockProps, devices } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  Icon,
  inkValue,
  type StyleRule,
} from '@ashlar/sdk/renderer'
import { socialLinks, usualSize } from './block.ts'
import { networkOf } from './network-of.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof socialLinks>

function SocialLinks({ props, root, view }: BlockComponentProps<typeof socialLinks>) {
  const links = props.links.flatMap((link) => {
    const href = view.link(link.href)
    return href === undefined ? [] : [{ link, href }]
  })
  if (links.length === 0) return <EmptyBlock root={root} view={view} icon="share-2" text="No Links" />
  return (
    <div {...root} data-shape={props.shape} data-align={props.align}>
      <ul className="social-list">
        {links.map(({ link, href }) => (
          <li key={link.id}>
            <Profile href={href} label={link.label} icon={link.icon} language={view.language} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProfileProps {
  readonly href: string
  /** Empty: the name of the network. */
  readonly label: string
  /** Empty: that of the network. */
  readonly icon: string
  readonly language: string
}

/** Without an icon that fits, the network is named in a pill. */
function Profile({ href, label, icon, language }: ProfileProps) {
  const network = networkOf(href)
  const name = label || (network.word ? words(language)[network.word] : network.name)
  const sign = icon || network.icon
  return sign ? (
    <a className="social-icon" href={href} rel="me noopener" aria-label={name}>
      <Icon name={sign} />
    </a>
  ) : (
    <a className="social-name" href={href} rel="me noopener">
      {name}
    </a>
  )
}

const socialRules = ({ size, gap, align, color, placeTypography }: Props): readonly StyleRule[] => [
  {
    part: ' > .social-list',
    declarations: {
      '--social-size': size === usualSize ? undefined : `${size}px`,
      '--social-ink': inkValue(color),
      gap: gap === 0.5 ? undefined : `${gap}rem`,
      'justify-content': align === 'start' ? undefined : align,
    },
  },
  // Icons that do not begin at the start on a device are in line with nothing there.
  ...devices.flatMap((device) => {
    const place = placeTypography[device]?.textAlign
    if (align !== 'start' || (place !== 'center' && place !== 'end')) return []
    return [{ part: ' > .social-list', device, declarations: { 'margin-inline-start': '0' } }]
  }),
]

export default defineBlockRenderer(socialLinks, SocialLinks, { rules: socialRules })
