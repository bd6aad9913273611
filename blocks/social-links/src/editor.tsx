import { defineBlockEditor, field, items, newItemId, panel, slider } from '@ashlar/sdk/editor'
import { mostLinks, SocialLink, socialLinks } from './block.ts'
import { networkOf } from './network-of.ts'

export default defineBlockEditor(socialLinks, {
  panels: [
    panel('Items', [
      items('links', {
        noun: 'Link',
        item: SocialLink,
        fields: ['href', 'label', 'icon'],
        hints: {
          href: 'The address of a profile, such as https://www.instagram.com/name, or mailto: and an email address.',
          label: 'Empty means the name of the network.',
          icon: 'Empty means the icon that fits the address. Networks without one show their name.',
        },
        empty: 'No Links',
        blank: () => ({ id: newItemId(), href: '', label: '', icon: '' }),
        titleOf: ({ label, href }) => label || (href === '' ? '' : networkOf(href).name),
        iconOf: ({ icon, href }) => icon || (networkOf(href).icon ?? ''),
        most: mostLinks,
      }),
    ]),
    panel('Options', [
      field('shape', { control: 'segments', options: { plain: 'Plain', round: 'Round', square: 'Square' } }),
      slider('size', { step: 1, unit: 'px' }),
      slider('gap', { step: 0.25, unit: 'rem' }),
      'align',
      'color',
    ]),
  ],
  summary: ({ links }) => links.map(({ label, href }) => label || networkOf(href).name).join(', '),
})
