import { defineBlock, permission, RawHtml } from '@ashlar/sdk'
import Type from 'typebox'
import { customHtmlModule } from './module.ts'

/**
 * HTML of somebody's own. Only who has the permission writes it as it is; always in a sandboxed frame
 * with an address of its own.
 */
export const customHtml = defineBlock({
  type: 'custom-html',
  title: 'Custom HTML',
  icon: 'code',
  category: 'content',
  keywords: ['embed', 'script', 'widget', 'code', 'iframe'],
  schema: Type.Object({
    htmlContent: RawHtml({
      title: 'HTML',
      default: '',
      permission: permission(customHtmlModule, 'custom_html', 'can_edit'),
    }),
    /** What readers hear of the frame. */
    title: Type.String({ title: 'Name', maxLength: 200, default: '' }),
    /** px, until the frame has said how high it is; without a script it stays. */
    height: Type.Number({ title: 'Initial height', minimum: 40, maximum: 4000, default: 150 }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
