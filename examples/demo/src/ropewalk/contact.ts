import type { Content } from '@ashlar/sdk'
import { type Art, type Branch, button, column, container, page, row, section, text, textbox } from '../tree/index.ts'
import { lead, picture } from '../tree/parts.ts'
import { address } from './address.ts'

export function contact(art: Art): Content {
  return page(ways(art), address(art, 'Two minutes from the ferry. Look for the longest red wall.'))
}

function ways(art: Art): Branch {
  return section(
    {},
    container(
      { padding: { desktop: { top: 48 } } },
      row(
        { columns: 2, customCss: 'row-gap: 40px' },
        column(
          {},
          text({ tag: 'h1', text: 'Tell us what it does' }),
          lead(
            'Or what it no longer does. The more you write, the closer the quote. Photos help; so does a recording of the noise.',
          ),
          button({
            text: 'Ask for a quote',
            href: 'mailto:ropewalk@example.com?subject=Quote%20request',
            variant: 'success',
            size: 'lg',
          }),
          textbox({
            text: '<h2>By phone</h2><p>902-555-0141, Tuesday to Friday from 8</p><h2>By the door</h2><p>41 Ropewalk Lane, Tern Harbour, Nova Scotia</p><h2>Broken down?</h2><p>Call, and say where. Tobiah has a van and a sense of direction.</p>',
            customCss: '& p { margin-block-start: 4px }',
          }),
        ),
        column(
          {},
          picture(art('work-09-night'), 'A motorcycle at night with its headlamp on', { desktop: 400, mobile: 250 }),
          container(
            {
              padding: { desktop: { top: 24, right: 28, bottom: 24, left: 28 } },
              alignment: { desktop: { width: 100, widthUnit: '%', gap: 4 } },
              background: { desktop: { backgroundColor: 'light' } },
            },
            text({ tag: 'h2', text: 'Good to know', customCss: 'font-size: var(--fs-h4); line-height: 1.25' }),
            text({
              text: 'A quote is free for jobs under an hour. Above that we take $60, and take it off the bill.',
            }),
          ),
        ),
      ),
    ),
  )
}
