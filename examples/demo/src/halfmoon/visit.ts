import type { Content } from '@ashlar/sdk'
import { type Art, button, column, container, page, row, section, text, textbox } from '../tree/index.ts'
import { lead, picture } from '../tree/parts.ts'

export function visit(art: Art): Content {
  return page(
    section(
      {},
      container(
        { padding: { desktop: { top: 48 } } },
        row(
          { columns: 2, alignItems: 'center' },
          column(
            {},
            text({ tag: 'h1', text: 'Ring the bell twice' }),
            lead(
              'The first ring is usually drowned by the wheels. We are in the brick building behind the aspens, up the outside stairs.',
            ),
            textbox({
              text: '<p>208 Aspen Crescent<br>Saskatoon, Saskatchewan</p><p><a href="tel:+13065550162">306-555-0162</a></p>',
            }),
            button({
              text: 'Ask the studio',
              href: 'mailto:halfmoon@example.com?subject=Ask%20the%20studio',
              size: 'lg',
            }),
          ),
          column(
            {},
            picture(art('clay-plates'), 'Stacked plates and a tall vase on a shelf', {
              desktop: 460,
              tablet: 380,
              mobile: 260,
            }),
          ),
        ),
      ),
    ),
  )
}
