import { generate, parse } from 'css-tree'
import fc from 'fast-check'
import { transform } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { compileCustomCss } from './custom-css.ts'
import { isWithinBlock } from './custom-css-rules.ts'
import { customCssWarnings } from './custom-css-warnings.ts'
import { withTimeLimit } from './time-limit.ts'

const css = (source: string) => compileCustomCss('n1', source).css
const errors = (source: string) => compileCustomCss('n1', source).errors

describe('custom CSS (BLK-COMMON-010, STYLE-024)', () => {
  test.each([
    ['color: red', '.b-n1{color:red}'],
    ['.a { color: red }', '.b-n1{& .a{color:red}}'],
    ['&:hover { color: red }', '.b-n1{&:hover{color:red}}'],
    ['.a { color: red; .c { top: 1px } &:hover { left: 2px } > p { order: 1 } }', null],
    ['@media (max-width: 600px) { .a { color: red } }', null],
    ['.a { .b { p { .c { top: 0 } } } }', null],
    ['.a { background: url(/media/1/a.webp) }', null],
  ])('%s is scoped to the block', (source, expected) => {
    const compiled = compileCustomCss('n1', source)
    expect(compiled.errors).toEqual([])
    expect(compiled.css.startsWith('.b-n1{')).toBe(true)
    if (expected !== null) expect(compiled.css.replaceAll('& .', '.')).toBe(expected.replaceAll('& .', '.'))
  })

  test('empty clears it (STYLE-027)', () => expect(css('  ')).toBe(''))

  test('animations keep their rules under a name of their own', () => {
    const compiled = css('@keyframes spin { to { rotate: 1turn } } .a { animation: spin 1s }')
    expect(compiled).toContain('@keyframes b-n1-spin')
    expect(compiled).toMatch(/animation:1s b-n1-spin|animation:b-n1-spin 1s/)
  })

  test('animations with a quoted name, and with the name that the compiler gives, keep one name', () => {
    expect(css('@keyframes "x y" { to { top: 0 } }')).toContain('@keyframes b-n1-x\\ y')
    expect(css('@keyframes b-n1-spin { to { top: 0 } }')).toContain('@keyframes b-n1-spin{')
  })

  test.each(['static', 'relative', 'absolute', 'sticky', 'inherit', 'sticky !important'])(
    'position: %s is kept',
    (value) => {
      expect(css(`.a { top: 0; position: ${value} }`)).toContain(`position:${value.replace(' ', '')}`)
    },
  )

  test('a property or value that is not known is a warning, with its place', async () => {
    const unknown = '.a {\n  colr: red;\n}'
    expect(css(unknown)).toContain('colr')
    expect(await customCssWarnings(unknown)).toEqual([
      { line: 2, column: 3, message: 'The property "colr" is unknown.' },
    ])
    const [nested] = await customCssWarnings('.a {\n  .b {\n    colr: red }\n}')
    expect(nested).toMatchObject({ line: 3, column: 5 })
    expect(await customCssWarnings('color: rod')).toEqual([
      { line: 1, column: 1, message: 'The value of "color" is unknown.' },
    ])
  })

  test('an error has its place in what was written', () => {
    expect(errors('.a {\n  top: 0;\r\n  position: fixed\n}')).toMatchObject([{ line: 3, column: 3 }])
    expect(errors('.a {\n .b {\n  background: \\69mage-set("x" 1x) } }')).toMatchObject([{ line: 3, column: 15 }])
  })
})

describe('custom CSS that does not stay where it belongs (T6)', () => {
  test.each([
    ['closes its block', 'color:red} body{display:none'],
    ['closes it as a rule', '.a{color:red}} body{display:none}'],
    ['imports', '@import url(https://evil.example/x.css); .a{color:red}'],
    ['names layers', '@layer theme { .a { color: red } }'],
    ['asks another host', '.a { background: url(http://evil.example/?x) }'],
    ['asks another host by //', '.a { background: url(//evil.example/?x) }'],
    ['asks by data', '.a { background: url(data:image/svg+xml,x) }'],
    ['asks in a custom property', '.a { --x: url(http://evil.example) }'],
    ['asks by image-set', '.a { background: image-set("http://evil.example/x" 1x) }'],
    ['runs an expression', '.a { width: expression(alert(1)) }'],
    ['binds behaviour', '.a { behavior: url(/x.htc) }'],
    ['styles what follows the block', '& + * { display: none }'],
    ['styles what follows the block, relatively', '~ * { display: none }'],
    ['styles the page by its root', ':root:has(&) body { display: none }'],
    ['styles the page, nested', '.a { body:has(&) & { display: none } }'],
    ['asks another host by an escaped line break', '.a { background: url("/\\a/evil.example") }'],
    ['asks another host by an escaped tab', '.a { background: url(/\\9/evil.example) }'],
    ['asks another host by an escaped backslash', '.a { background: url("/\\5c evil.example") }'],
    ['asks another host by a space in front', '.a { background: url(" //evil.example") }'],
    ['asks by an escaped image-set', '.a { background: \\69mage-set("http://evil.example/x" 1x) }'],
    ['asks by an escaped url', '.a { background: u\\72l(http://evil.example) }'],
    ['asks by an escaped url in a custom property', '.a { --x: \\55 RL("http://evil.example") }'],
    ['asks by image()', '.a { background: image("http://evil.example/x") }'],
    ['asks by src()', '.a { --x: src("http://evil.example/x") }'],
    ['shows another part of the page', '.a { background: -moz-element(#secret) }'],
    ['imports by an escape', '@\\69mport "https://evil.example/x.css"; .a { color: red }'],
    ['binds behaviour by an escape', '.a { b\\65havior: none }'],
    ['registers a property for the whole page', '@property --ash-primary { syntax: "*"; inherits: false }'],
    ['replaces a font of the whole page', '@font-face { font-family: Roboto; src: url(/a.woff2) } .a { top: 0 }'],
    ['covers the page', 'position: fixed; inset: 0'],
    ['covers the page by capitals', '.a { POSITION: Fixed }'],
    ['covers the page by an escape', '.a { p\\6fsition: f\\69xed }'],
    ['covers the page past a comment', '.a { position/**/:/**/fixed }'],
    ['covers the page, importantly', '.a { position: fixed !important }'],
    ['covers the page by a variable', '.a { --p: fixed; position: var(--p) }'],
    ['covers the page in an animation', '@keyframes x { to { position: fixed } } .a { animation: x 1s }'],
    ['covers the page in a media query', '@media print { .a { position: fixed } }'],
    ['nests without end', '.a{'.repeat(40) + '}'.repeat(40)],
    ['has brackets without end', `.a{width:${'('.repeat(15_000)}`],
  ])('what %s is refused', (_, source) => {
    expect(errors(source).length).toBeGreaterThan(0)
    expect(css(source)).toBe('')
  })

  test('a closing style tag in a text can not end the style sheet', () => {
    const compiled = css('.a::before { content: "</style><script>" }')
    expect(compiled).not.toContain('</')
    expect(compiled).toContain('content')
  })

  test.each(['@media\\{', '@media\\7b;', '@media\\{;.a{color:red}'])(
    'a brace in the name of a rule opens nothing: %s',
    (source) => {
      expect(css(source)).toBe('')
      expect(errors(source)).toEqual([expect.objectContaining({ message: expect.stringMatching(/./) })])
    },
  )

  test('whatever is written: no error is thrown, braces are balanced, everything stands in the block', {
    timeout: 60_000,
  }, () => {
    const piece = fc.constantFrom(
      ...['.a', 'color', ':', 'red', ';', '{', '}', '(', ')', '"', "'", '/*', '*/', '\\', '&', '>', '+', ' ', '\n'],
      ...['@media', '@import', 'url(', '<!--', '-->', '</style>', '!important', '\u0000', '🐈'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const compiled = css(pieces.join(''))
        expect(compiled === '' || compiled.startsWith('.b-n1{')).toBe(true)
        expect(compiled).not.toContain('</')
        // Nothing stands beside the block's own rule.
        const outside = compiled.replace(/"[^"]*"|'[^']*'|\\./g, '')
        expect(outside.split('{').length).toBe(outside.split('}').length)
      }),
      { numRuns: 2000 },
    )
  })

  test('an escape in any place never lets through an address, a rule or a position that is refused', () => {
    const hostile = fc.constantFrom(
      ...['url("//evil.example")', 'url(//evil.example)', 'url("http://evil.example")', 'url(data:text/css,x)'],
      ...['image-set("http://evil.example" 1x)', 'src("http://evil.example")', 'image("http://evil.example")'],
    )
    const declaration = fc.oneof(
      hostile.map((value) => `background:${value}`),
      hostile.map((value) => `--x:${value}`),
      fc.constantFrom('position:fixed', 'behavior:none', 'width:expression(1)'),
    )
    fc.assert(
      fc.property(declaration, fc.infiniteStream(fc.nat(9)), (text, dice) => {
        const written = [...text].map((character) => escapedAtTimes(character, dice.next().value ?? 0)).join('')
        const compiled = css(`.a{${written}}`)
        expect(compiled.toLowerCase()).not.toMatch(/position:fixed|behavior:|expression\(|image(-set)?\(|src\(/)
        for (const address of addressesIn(compiled)) {
          const { protocol, host } = new URL(address, 'http://own.example/page')
          expect(host === 'own.example' || protocol === 'https:').toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('issue 13: what was compiled before keeps nothing from ending: brackets of another text are none of this one', () => {
    const source = '(@import)<!--\n:🐈}(red'
    compileCustomCss('n1', `${';'.repeat(source.length)}{}`)
    expect(withTimeLimit(5_000, () => compileCustomCss('n1', source).errors.length)).toBeGreaterThan(0)
  })

  test('compiled once more, what was compiled stays the same', () => {
    const statements = [
      ...[
        '& { color: RED; }',
        '.a { top: 0 }',
        '& > p { margin: 0 auto }',
        '&:hover { left: 1px }',
        '.b .c { --x: { a } }',
      ],
      ...['@media (width < 600px) { .d { order: 1 } }', '@keyframes spin { to { rotate: 1turn } }'],
      ...['.e { animation: spin 1s }', '.f::before { content: "</\\a } x" }', '.g { background: url("/a b.png") }'],
      ...['@supports (display: grid) { .h { display: grid } }', '.i { .j { p { top: 0 } } }'],
      ...['@container (width > 9px) { a { top: 0 } }', '.k { c\\6flor: r\\65 d; width: calc(1px + 2px) }'],
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(statements), (chosen) => {
        const source = chosen.join('\n')
        expect(errors(source)).toEqual([])
        const compiled = css(source)
        expect(css(unwrapped(compiled))).toBe(compiled)
      }),
    )
  })
})

describe('the check of the compiled sheet', () => {
  test.each([
    ['.b-n1{color:red;& .a{top:0}}', true],
    ['.b-n1{color:red}@keyframes b-n1-spin{to{top:0}}', true],
    ['.b-n1{color:red}body{display:none}', false],
    ['.b-n1,body{display:none}', false],
    ['.b-n12{display:none}', false],
    ['.b-n1{&+p{display:none}}', false],
    ['.b-n1{& || p{display:none}}', false],
    ['.b-n1{body:has(&) p{display:none}}', false],
    ['.b-n1{color:red}@keyframes spin{to{top:0}}', false],
    ['@media print{.b-n1{top:0}}', false],
    ['.b-n1{top:0}}', false],
  ])('%s stands within the block: %s', (compiled, expected) => expect(isWithinBlock(compiled, 'n1')).toBe(expected))
})

/** A third of the characters as an escape, in either of its forms. */
function escapedAtTimes(character: string, dice: number): string {
  const code = character.codePointAt(0)?.toString(16) ?? ''
  if (dice === 0) return `\\${code} `
  if (dice === 1) return `\\${code.padStart(6, '0')}`
  return dice === 2 && !/[0-9a-f]/i.test(character) ? `\\${character}` : character
}

/** As another parser reads them. */
function addressesIn(compiled: string): string[] {
  const { dependencies } = transform({ filename: 'x.css', code: Buffer.from(compiled), analyzeDependencies: true })
  return (dependencies ?? []).flatMap((each) => ('url' in each && typeof each.url === 'string' ? [each.url] : []))
}

/** What stands in the block's own rules, and its animations. */
function unwrapped(compiled: string): string {
  const tree = parse(compiled)
  if (tree.type !== 'StyleSheet') return ''
  return tree.children
    .toArray()
    .map((rule) => (rule.type === 'Rule' ? generate(rule.block).slice(1, -1) : generate(rule)))
    .join('')
}
