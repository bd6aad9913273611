import type { BlockProps } from '@ashlar/sdk'
import { Icon, type RootProps, type View } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import type { announcementBar } from './block.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof announcementBar>

interface BandProps {
  readonly props: Props
  readonly root: RootProps
  readonly view: View
  readonly children: ReactNode
}

/** The bar around its words, on the site and while they are edited. Only a script can close it. */
export function Band({ props, root, view, children }: BandProps) {
  const t = words(view.language)
  return (
    <section {...root} aria-label={t.announcement} data-width={props.width}>
      <p className="announcement-text">{children}</p>
      {props.canBeClosed && (
        <button type="button" className="announcement-close" aria-label={t.close} hidden={view.mode === 'site'}>
          <Icon name="x" />
        </button>
      )}
    </section>
  )
}

export const linkLook = ({ linkLook }: Props) =>
  linkLook === 'button'
    ? ({ className: 'announcement-link button', 'data-size': 'sm' } as const)
    : ({ className: 'announcement-link' } as const)
