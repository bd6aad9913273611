import { defineBlock, LinkAddress, oneOf, WallTime } from '@ashlar/sdk'
import Type from 'typebox'

/** A band with a short text, for some time, that visitors can close. */
export const announcementBar = defineBlock({
  type: 'announcement-bar',
  title: 'Announcement bar',
  icon: 'megaphone',
  category: 'content',
  keywords: ['banner', 'notice', 'news', 'promotion', 'alert', 'sale'],
  schema: Type.Object({
    text: Type.String({ title: 'Text', maxLength: 300, default: 'We are open on public holidays, too.' }),
    linkText: Type.String({ title: 'Link text', maxLength: 60, default: 'Read more' }),
    /** Without an address there is no link. */
    href: LinkAddress({ title: 'Link', default: '' }),
    linkLook: oneOf(['link', 'button'], { title: 'Look of the link', default: 'link' }),
    /** Full: the ground reaches both edges of the window. */
    width: oneOf(['full', 'content'], { title: 'Width', default: 'full' }),
    /** The browser remembers it until text or link change. */
    canBeClosed: Type.Boolean({ title: 'Visitors can close it', default: false }),
    /** By the website's clock; empty: at once. */
    startsAt: WallTime({ title: 'Show from' }),
    /** By the website's clock; empty: without end. */
    endsAt: WallTime({ title: 'Show until' }),
  }),
  common: ['visibility', 'spacing', 'background', 'customCss'],
  texts: {
    text: { title: 'Text', part: ' > .announcement-text' },
    link: { title: 'Link', part: ' .announcement-link', without: ['textAlign'] },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    background: { desktop: { backgroundColor: 'primary' } },
    text: 'We are open on public holidays, too.',
    linkText: 'Read more',
    canBeClosed: true,
  },
})
