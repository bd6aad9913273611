import { type BlockProps, devices } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  colourValue,
  defineBlockRenderer,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { section } from './block.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof section>

/** What moves behind the content is brought by the script: it decorates, and many visitors shall not load it. */
function Section({ props, root, children, view }: BlockComponentProps<typeof section>) {
  const video = view.mode === 'site' ? addressOf(props, view) : undefined
  const t = words(view.language)
  const moves = video !== undefined || (view.mode === 'site' && props.showParticles)
  return (
    <section
      {...root}
      {...(props.anchor !== '' && { id: props.anchor })}
      {...(video !== undefined && { 'data-video': video })}
      {...(view.mode === 'site' && props.showParticles && { 'data-particles': '' })}
      {...(moves && { 'data-pause': t.pause, 'data-play': t.play })}
    >
      {children}
    </section>
  )
}

const addressOf = ({ videoId }: Props, view: View) => (videoId === '' ? undefined : view.picture(videoId)?.src)

/** The overlay lies over the video too. */
function overlayRules({ background, videoId }: Props): readonly StyleRule[] {
  const overlay = background.desktop?.overlaySettings
  if (videoId === '' || !overlay?.enabled) return []
  const declarations = {
    content: '""',
    'background-color': colourValue(overlay.overlayColor ?? 'dark'),
    opacity: overlay.overlayOpacity ?? 0.5,
  }
  return [{ part: ' > .section-behind::after', declarations }]
}

/** How far two plain bands may come together: never further than their paddings reach. */
function sharedRules({ padding }: Props): readonly StyleRule[] {
  return devices.flatMap((device): StyleRule[] => {
    const { top, bottom, unit = 'px' } = padding[device] ?? {}
    const declarations = { '--shared-top': shared(top, unit), '--shared-bottom': shared(bottom, unit) }
    return top === undefined && bottom === undefined ? [] : [{ device, declarations }]
  })
}

const shared = (side: number | undefined, unit: string) => (side === undefined ? undefined : `min(24px,${side}${unit})`)

export default defineBlockRenderer(section, Section, {
  rules: (props) => [...sharedRules(props), ...overlayRules(props)],
  client: ({ videoId, showParticles }) => (videoId === '' && !showParticles ? undefined : 'visible'),
})
