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
      field('align', { control: 'auto', pictured: { draws: 'justifyContent' } }),
      'color',
    ]),
  ],
  summary: ({ links }) => links.map(({ label, href }) => label || networkOf(href).name).join(', '),
})
