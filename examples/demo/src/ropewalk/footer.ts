import type { Content } from '@ashlar/sdk'
import { imprint, linkList } from '../tree/footer-parts.ts'
import { type Branch, column, container, row, section, template, text, textbox } from '../tree/index.ts'

export function footer(): Content {
  return template(
    section(
      { background: { desktop: { backgroundColor: 'dark' } } },
      container(
        { alignment: { desktop: { gap: 40 } } },
        row(
          { columns: 4 },
          column(
            { gap: 12 },
            text({
              text: 'Ropewalk Motor & Cycle',
              fontSize: 1.5,
              look: 'h3',
            }),
            textbox({
              text: '<p>41 Ropewalk Lane, Tern Harbour<br>Nova Scotia B0J 0Z1</p><p><a href="tel:+19025550141">902-555-0141</a><br><a href="mailto:ropewalk@example.com">ropewalk@example.com</a></p>',
            }),
          ),
          half(
            linkList('Services', [
              ['Motorcycles', '/services#motorcycles'],
              ['Bicycles', '/services#bicycles'],
              ['Custom builds', '/services#builds'],
              ['Winter storage', '/services#storage'],
            ]),
          ),
          half(
            linkList('Ropewalk', [
              ['About the shed', '/about'],
              ['Rope day', '/about/rope-day'],
              ['Guarantee', '/services/guarantee'],
              ['Contact', '/contact'],
              ['Privacy', '/privacy'],
            ]),
          ),
          column(
            {},
            textbox({
              text: '<p><strong>East door open</strong><br>Tuesday to Friday, 8 to 5:30<br>Saturday, 9 to 2</p>',
            }),
          ),
        ),
        imprint(),
      ),
    ),
  )
}

/** Two lists of links stand beside each other on small screens too. */
function half(...children: readonly Branch[]): Branch {
  return column({ width: { mobile: { span: 6 } } }, ...children)
}
