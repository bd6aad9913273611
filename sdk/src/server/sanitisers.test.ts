import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseHtml } from './raw-html.ts'
import { sanitiseRichText } from './rich-text.ts'

const names = [
  ...['p', 'h2', 'ul', 'li', 'ol', 'blockquote', 'pre', 'hr', 'br', 'a', 'strong', 'b', 'em', 'span', 'code', 'table'],
  ...['tr', 'td', 'th', 'tbody', 'img', 'picture', 'source', 'details', 'summary', 'dl', 'dt', 'dd', 'div', 'section'],
  ...['x-y', 'script', 'style', 'textarea', 'option', 'select', 'button', 'form', 'iframe', 'svg', 'math', 'title'],
  ...['template', 'noscript', 'xmp', 'plaintext', 'body', 'input', 'P', 'A', 'A:B'],
]
const attributes = [
  ...[
    '',
    ' href="/a?b=1&c"',
    ' href=javascript:alert(1)',
    ' href="//evil.example"',
    ' data-colour="info"',
    ' class="x"',
  ],
  ...[
    ' style="position:fixed"',
    ' srcdoc="<script>1</script>"',
    ' onclick=x',
    ' data-align="end"',
    ' src="/x"',
    ' a=">"',
  ],
  ...[' target=_blank', ' title="&lt;b&gt;"', " title='\"'", ' srcset="/a 1x, //b 2x"', ' /', ' href', ' id="&#0;"'],
]
const texts = [
  ...['x', ' ', '\n', '&', '&amp;', '&lt;b&gt;', '&#60;', '<', '>', '"', '< p', '</', '<!--', '-->', '<!-- a -->'],
  ...[
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<?php',
    '&nbsp;',
    '\u00a0',
    '\u0000',
    '🐈',
    '&notit;',
    '<a',
    '</p',
    '<p ',
  ],
]
const html = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
          .map(([name, own]) => `<${name}${own}>`),
      },
      { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
      { weight: 2, arbitrary: fc.constantFrom(...texts) },
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''))

test.each([
  ['rich text', sanitiseRichText],
  ['HTML', sanitiseHtml],
])(
  '%s that has been cleaned stays the same when it is cleaned once more (T4, T5)',
  { timeout: 120_000 },
  (_, sanitise) => {
    fc.assert(
      fc.property(html, (dirty) => {
        const clean = sanitise(dirty)
        expect(sanitise(clean)).toBe(clean)
      }),
      { numRuns: 3000 },
    )
  },
)
