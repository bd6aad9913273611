import type { Block as BlockDefinition } from '../../definition/block.ts'
import { type Device, devices, mediaOf } from '../../style/devices.ts'
import type { Sticky } from '../../style/given.ts'
import type { Block } from './css.ts'
import { setOn } from './groups.ts'

/** px from the upper edge to where a link to a place of the page puts it, past the site's own header. */
export const scrollPadding = 96

/**
 * It stays within what it stands in, as CSS has it. `--stuck` is for those that stretch their children: one that is as
 * tall as its neighbours has nowhere to go.
 */
export function stickyOf({ on, offset }: Sticky): Block {
  if (!on) return {}
  return { position: 'sticky', top: `calc(var(--header-height,0px) + ${offset}px)`, 'z-index': '5', '--stuck': 'start' }
}

/** What the sticky nodes of a page keep free on each device for links to its places; undefined for a page without any. */
export class StickyRoom {
  #room: Record<Device, number> | undefined

  add(block: BlockDefinition, props: Readonly<Record<string, unknown>>) {
    const sticky = setOn(block, props, 'sticky')
    if (!sticky || devices.every((device) => !sticky[device].on)) return
    this.#room ??= { desktop: 0, tablet: 0, mobile: 0 }
    for (const device of devices) {
      const { on, offset, room } = sticky[device]
      if (on && room > 0) this.#room[device] = Math.max(this.#room[device], offset + room)
    }
  }

  /** Sticky nodes stay below a header that does, and cover nothing that a link leads to. */
  get css(): string {
    const room = this.#room
    if (!room) return ''
    const padding = (device: Device) => `:root{scroll-padding-top:${scrollPadding + room[device]}px}`
    const differs = (device: Device, wider: Device) => room[device] !== room[wider]
    return (
      '@layer nodes{:root:has(>body>header:is(.site-header,:has([data-sticky]))){--header-height:77px}' +
      (room.desktop > 0 ? padding('desktop') : '') +
      (differs('tablet', 'desktop') ? `@media ${mediaOf.tablet}{${padding('tablet')}}` : '') +
      (differs('mobile', 'tablet') ? `@media ${mediaOf.mobile}{${padding('mobile')}}` : '') +
      '}'
    )
  }
}
