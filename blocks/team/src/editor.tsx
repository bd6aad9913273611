import { defineBlockEditor, field, items, newItemId, panel, slider } from '@ashlar/sdk/editor'
import { mostPeople, Person, team } from './block.ts'

export default defineBlockEditor(team, {
  panels: [
    panel('Items', [
      items('people', {
        noun: 'Person',
        item: Person,
        fields: ['picture', 'altText', 'name', 'role', 'text', 'links'],
        empty: 'No People',
        blank: () => ({ id: newItemId(), picture: '', altText: '', name: '', role: '', text: '', links: [] }),
        titleOf: ({ name }) => name,
        iconOf: () => 'user',
        pictureOf: ({ picture }) => picture,
        most: mostPeople,
      }),
    ]),
    panel('Options', [
      slider('columns', { step: 1 }),
      field('pictureShape', {
        control: 'segments',
        options: { square: 'Square', round: 'Round', natural: 'Natural' },
      }),
      field('look', { control: 'segments', options: { plain: 'Plain', card: 'Card' } }),
    ]),
  ],
  summary: ({ people }) => people.map(({ name }) => name).join(', '),
})
