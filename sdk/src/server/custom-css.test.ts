import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileCustomCss } from './custom-css.ts'

const css = (source: string) => compileCustomCss('n1', source).css
const errors = (source: string) => compileCustomCss('n1', source).errors

describe('custom CSS (BLK-COMMON-010, STYLE-024)', () => {
  test.each([
    ['color: red', '.b-n1{color:red}'],
    ['.a { color: red }', '.b-n1{& .a{color:red}}'],
    ['&:hover { color: red }', '.b-n1{&:hover{color:red}}'],
    ['.a { color: red; .c { top: 1px } &:hover { left: 2px } > p { order: 1 } }', null],
    ['@media (max-width: 600px) { .a { color: red } }', null],
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

  test('a property or value that is not known is a warning, with its place', () => {
    const { warnings, css: compiled } = compileCustomCss('n1', '.a {\n  colr: red;\n}')
    expect(warnings).toEqual([{ line: 2, column: 3, message: '"colr" is not a known property.' }])
    expect(compiled).toContain('colr')
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
})
