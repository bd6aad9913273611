import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { navigation, subMenu } from './block.ts'
import { PageControl } from './page-control.tsx'

export default [
  defineBlockEditor(navigation, {
    panels: [
      panel('Options', [
        field('isSticky', { control: 'auto', hint: 'Set the logo and menu items under Settings, Navigation.' }),
        'isOver',
        field('textOnTop', { control: 'segments', options: { dark: 'Dark', light: 'Light' } }),
      ]),
    ],
  }),
  defineBlockEditor(subMenu, {
    panels: [panel('Settings', ['menuTitle', field('pageId', { control: 'component', component: PageControl })])],
    summary: ({ menuTitle }) => menuTitle,
  }),
]
