import { defineBlockEditor, field, items, newItemId, panel, slider } from '@ashlar/sdk/editor'
import { Logo, logos, mostLogos } from './block.ts'

export default defineBlockEditor(logos, {
  panels: [
    panel('Images', [
      items('logos', {
        noun: 'Logo',
        item: Logo,
        fields: ['picture', 'altText', 'href'],
        empty: 'No Logos',
        blank: () => ({ id: newItemId(), picture: '', altText: '', href: '' }),
        titleOf: ({ altText, picture }) => altText || picture.slice(picture.lastIndexOf('/') + 1),
        iconOf: () => 'image',
        pictureOf: ({ picture }) => picture,
        most: mostLogos,
      }),
    ]),
    panel('Options', [
      slider('height', { step: 1, unit: 'px' }),
      slider('gap', { step: 0.25, unit: 'rem' }),
      field('justify', { control: 'auto', pictured: { draws: 'justifyContent' } }),
      field('greyscale', { control: 'auto', hint: 'Logos show their colours on hover and focus.' }),
    ]),
  ],
  summary: (props) => props.logos.flatMap(({ altText }) => (altText === '' ? [] : [altText])).join(', '),
})
