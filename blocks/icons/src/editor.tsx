import { defineBlockEditor, field, items, newItemId, panel, slider } from '@ashlar/sdk/editor'
import { IconItem, icons } from './block.ts'

export default defineBlockEditor(icons, {
  panels: [
    panel('Items', [
      items('icons', {
        noun: 'Icon',
        item: IconItem,
        fields: ['icon', 'width', 'height', 'color', 'href', 'hrefTarget', 'label', 'cssClasses'],
        hints: { label: 'Describes the link to people who cannot see the icon.' },
        messages: { icon: 'Enter the name of an icon, such as map-pin.', color: 'Choose a colour.' },
        words: { _self: 'Same tab', _blank: 'New tab', _parent: 'Parent frame', _top: 'Whole window' },
        empty: 'No Icons',
        blank: () => ({
          id: newItemId(),
          icon: 'star',
          width: 72,
          height: 72,
          color: '#000000',
          href: '',
          hrefTarget: '_self' as const,
          cssClasses: '',
          label: '',
        }),
        titleOf: ({ icon, label }) => label || icon,
        iconOf: ({ icon }) => icon,
        most: 100,
      }),
    ]),
    panel('Options', [
      'direction',
      slider('gap', { step: 0.25, unit: 'rem' }),
      field('justify', { control: 'auto', pictured: { draws: 'justifyContent', directionProp: 'direction' } }),
      field('align', { control: 'auto', pictured: { draws: 'alignItems', directionProp: 'direction' } }),
    ]),
  ],
  summary: (props) => props.icons.map(({ icon }) => icon).join(', '),
})
