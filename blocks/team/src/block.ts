import { defineBlock, ItemId, LinkAddress, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'

export const PersonLink = Type.Object({
  icon: Type.String({ title: 'Icon', minLength: 1, pattern: '^[a-z0-9-]{1,60}$', control: 'icon', default: 'mail' }),
  href: LinkAddress({ title: 'Link', default: '' }),
  /** What the link says to those who can't see the icon; without it the icon's name. */
  label: Type.String({
    title: 'Label',
    description: 'Describes the link to people who cannot see the icon.',
    maxLength: 200,
    default: '',
  }),
})

export const Person = Type.Object({
  id: ItemId,
  picture: PictureAddress({ title: 'Image', default: '' }),
  /** Empty means decorative: the name stands beside the picture. */
  altText: Type.String({
    title: 'Alternative text',
    description: 'Describe the image, or leave this empty if it only decorates.',
    maxLength: 200,
    default: '',
  }),
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, default: 'Name' }),
  role: Type.String({ title: 'Role', maxLength: 120, default: '' }),
  text: Type.String({ title: 'Text', maxLength: 600, default: '' }),
  links: Type.Array(PersonLink, { title: 'Links', maxItems: 4, default: [] }),
})

export const mostPeople = 60

/** People side by side, each with a picture, a name, a role and links. */
export const team = defineBlock({
  type: 'team',
  title: 'Team',
  icon: 'users',
  category: 'content',
  keywords: ['people', 'staff', 'employees', 'persons', 'about'],
  schema: Type.Object({
    people: Type.Array(Person, { title: 'People', maxItems: mostPeople, default: [] }),
    columns: Type.Integer({ title: 'Columns', minimum: 2, maximum: 6, default: 3 }),
    /** Square and round crop the picture. */
    pictureShape: oneOf(['square', 'round', 'natural'], { title: 'Image shape', default: 'square' }),
    look: oneOf(['plain', 'card'], { title: 'Look', default: 'plain' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    name: { title: 'Names', part: ' > .team-people > li > h3', without: ['textAlign'] },
    role: { title: 'Roles', part: ' > .team-people > li > .team-role', without: ['textAlign'] },
    text: { title: 'Texts', part: ' > .team-people > li > .team-text', without: ['textAlign'] },
    person: {
      title: 'People',
      part: ' > .team-people > li',
      members: ['textAlign'],
      alignsWith: 'justify-items',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
