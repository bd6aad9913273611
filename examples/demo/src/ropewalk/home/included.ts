import { type Art, type Branch, column, icons, row, sectionHeader, text } from '../../tree/index.ts'
import { band, more, picture } from '../../tree/parts.ts'

/** A picture beside what comes with every job. */
export function included(art: Art): Branch {
  return band(
    '',
    row(
      { columns: 2, alignItems: 'center' },
      column(
        {},
        picture(art('hero-bench'), 'The bench under its row of windows, a bicycle and a motorcycle on the stands', {
          desktop: 560,
          tablet: 420,
          mobile: 280,
        }),
      ),
      column(
        {},
        sectionHeader({ title: 'On every work order', subtitle: 'Whether it is a puncture or an engine.' }),
        row(
          { columns: 4 },
          point('receipt-text', 'A price', 'Written down before a bolt is turned.'),
          point('camera', 'Photos', 'The old part beside the new one.'),
          point('user-check', 'One name', 'Who takes it in hands it back.'),
          point('route', 'A road test', 'Eleven kilometres, always the same.'),
        ),
        more('Prices for common jobs', '/services'),
      ),
    ),
  )
}

function point(icon: string, title: string, words: string): Branch {
  return column(
    { width: { mobile: { span: 6 } }, gap: 8 },
    icons({
      icons: [
        {
          ...{ id: icon, icon, width: 44, height: 44, color: 'primary' },
          ...{ href: '', hrefTarget: '_self', cssClasses: '', label: '' },
        },
      ],
    }),
    text({ tag: 'h3', text: title, look: 'h4' }),
    text({ text: words, look: 'quiet' }),
  )
}
