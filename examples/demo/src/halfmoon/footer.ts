import type { Content } from '@ashlar/sdk'
import { imprint } from '../tree/footer-parts.ts'
import { column, container, row, section, template, text, textbox } from '../tree/index.ts'

export function footer(): Content {
  return template(
    section(
      { background: { desktop: { backgroundColor: 'dark' } } },
      container(
        { alignment: { desktop: { gap: 40 } } },
        row(
          { columns: 2, rowGap: 24 },
          column(
            {},
            text({
              text: 'Halfmoon Clay',
              fontSize: 2.5,
              fontWeight: 300,
              look: 'h2',
            }),
          ),
          column(
            {},
            textbox({
              text: '<p>208 Aspen Crescent<br>Saskatoon, Saskatchewan</p><p><a href="tel:+13065550162">306-555-0162</a><br><a href="mailto:halfmoon@example.com">halfmoon@example.com</a></p><p><a href="/privacy">Privacy</a></p>',
            }),
          ),
        ),
        imprint(),
      ),
    ),
  )
}
