import type { Content } from '@ashlar/sdk'
import { type Art, type Branch, column, container, page, row, section, text, textbox } from '../tree/index.ts'
import { lead } from '../tree/parts.ts'
import { address } from './address.ts'
import { quoteRequest } from './quote-request.ts'

export function contact(art: Art): Content {
  return page(ways(), address(art, 'Two minutes from the ferry. Look for the longest red wall.'))
}

function ways(): Branch {
  return section(
    {},
    container(
      { padding: { desktop: { top: 48 } } },
      row(
        { columns: 2 },
        column(
          {},
          text({ tag: 'h1', text: 'Tell us what it does' }),
          lead(
            'Or what it no longer does. The more you write, the closer the quote. Photos help; so does a recording of the noise.',
          ),
          textbox({
            text: '<h2>By phone</h2><p><a href="tel:+19025550141">902-555-0141</a>, Tuesday to Friday from 8</p><h2>By the door</h2><p>41 Ropewalk Lane, Tern Harbour, Nova Scotia</p><h2>Broken down?</h2><p>Call, and say where. Tobiah has a van and a sense of direction.</p>',
          }),
        ),
        column({}, quoteRequest()),
      ),
    ),
  )
}
