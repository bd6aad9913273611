import { Colour, defineBlock, ItemId, LinkAddress, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

export const SocialLink = Type.Object({
  id: ItemId,
  href: {
    ...LinkAddress({ title: 'Link', default: '' }),
    description: 'The address of a profile, such as https://www.instagram.com/name, or mailto: and an email address.',
  },
  /** Empty: the name of the network. */
  label: Type.String({
    title: 'Label',
    description: 'Empty means the name of the network.',
    maxLength: 100,
    default: '',
  }),
  /** Empty: the icon that fits the address, where there is one. */
  icon: Type.String({
    title: 'Icon',
    description: 'Empty means the icon that fits the address. Networks without one show their name.',
    pattern: '^[a-z0-9-]{0,60}$',
    control: 'icon',
    default: '',
  }),
})

export const mostLinks = 24

export const usualSize = 24

/** Links to profiles on social networks. The address says which network it is. */
export const socialLinks = defineBlock({
  type: 'social-links',
  title: 'Social links',
  icon: 'share-2',
  category: 'content',
  keywords: ['social media', 'networks', 'profiles', 'follow', 'instagram', 'facebook', 'linkedin', 'youtube'],
  schema: Type.Object({
    links: Type.Array(SocialLink, { title: 'Links', maxItems: mostLinks, default: [] }),
    /** px, of an icon; labels follow. */
    size: Type.Integer({ title: 'Size', minimum: 16, maximum: 64, default: usualSize }),
    shape: oneOf(['plain', 'round', 'square'], { title: 'Shape', default: 'plain' }),
    /** rem. */
    gap: Type.Number({ title: 'Gap', minimum: 0, maximum: 5, multipleOf: 0.25, default: 0.5 }),
    align: oneOf(['start', 'center', 'end'], { title: 'Align', default: 'start' }),
    /** Empty: the colour of text. */
    color: Colour({ title: 'Colour', default: '' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    label: {
      title: 'Labels',
      part: ' > .social-list > li > .social-name',
      without: ['color', 'fontSize', 'textAlign'],
    },
    place: {
      title: 'Alignment',
      part: ' > .social-list',
      members: ['textAlign'],
      own: { textAlign: { prop: 'align', asTheme: 'start' } },
      alignsWith: 'justify-content',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
