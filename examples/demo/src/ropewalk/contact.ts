import type { Content } from '@ashlar/sdk'
import { privacyLine } from '../tree/form-parts.ts'
import { type Art, type Branch, column, container, page, row, section, text, textbox } from '../tree/index.ts'
import { lead, picture } from '../tree/parts.ts'
import { address } from './address.ts'
import { quoteRequest } from './quote-request.ts'

export function contact(art: Art): Content {
  return page(ways(art), address(art, 'Two minutes from the ferry. Look for the longest red wall.'))
}

/** A small heading with a line below it. */
function way(title: string, words: string): Branch {
  return container(
    {
      padding: { desktop: { top: 0, right: 0, bottom: 0, left: 0 } },
      alignment: { desktop: { width: 100, widthUnit: '%', gap: 4 } },
    },
    text({ tag: 'h2', look: 'h4', text: title }),
    textbox({ text: `<p>${words}</p>` }),
  )
}

function ways(art: Art): Branch {
  return section(
    {},
    container(
      { padding: { desktop: { top: 48 } } },
      row(
        { columns: 2 },
        column(
          {},
          text({ tag: 'h1', look: 'h2', text: 'Tell us what it does' }),
          lead(
            'Or what it no longer does. The more you write, the closer the quote. Photos help; so does a recording of the noise.',
          ),
          way('By phone', '<a href="tel:+19025550141">902-555-0141</a>, Tuesday to Friday from 8'),
          way('By the door', '41 Ropewalk Lane, Tern Harbour, Nova Scotia'),
          way('Broken down?', 'Call, and say where. Tobiah has a van and a sense of direction.'),
          picture(art('work-09-night'), 'A motorcycle at night with its headlamp on', { desktop: 300, mobile: 230 }),
        ),
        column({}, quoteRequest(), privacyLine()),
      ),
    ),
  )
}
