import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { Band, linkLook } from './band.tsx'
import { announcementBar } from './block.ts'
import type { ShownWhen } from './shown-when.ts'

type Props = BlockProps<typeof announcementBar>

/** The canvas shows a bar at any time. */
function AnnouncementBar({
  props,
  root,
  view,
  data,
}: BlockComponentProps<typeof announcementBar, Pick<ShownWhen, 'isShown'> | undefined>) {
  if (props.text.trim() === '') return <EmptyBlock root={root} view={view} icon="megaphone" text="No Text" />
  if (view.mode === 'site' && data?.isShown === false) return null
  const href = view.link(props.href)
  return (
    <Band props={props} root={root} view={view}>
      {props.text}
      {href !== undefined && props.linkText !== '' && (
        <>
          {' '}
          <a href={href} {...linkLook(props)}>
            {props.linkText}
          </a>
        </>
      )}
    </Band>
  )
}

/** Another text or link is another announcement: it is shown to those who have closed this one. */
function fingerprint({ text, linkText, href, startsAt }: Props): string {
  let hash = 0x811c9dc5
  for (const char of JSON.stringify([text, linkText, href, startsAt])) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

export default defineBlockRenderer<typeof announcementBar, Pick<ShownWhen, 'isShown'> | undefined>(
  announcementBar,
  AnnouncementBar,
  {
    client: ({ canBeClosed }) => (canBeClosed ? 'load' : undefined),
    clientProps: (props) => ({ announcement: fingerprint(props) }),
  },
)
