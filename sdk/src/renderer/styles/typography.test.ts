import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineBlock } from '../../definition/block.ts'
import { defineBlockRenderer } from '../define.ts'
import { testView } from '../testing/view.ts'
import { nodeCss } from './node-css.ts'
import { fontsOf } from './typography.ts'

const header = defineBlock({
  type: 'acme/header',
  title: 'Header',
  icon: 'heading',
  category: 'basic',
  schema: Type.Object({ size: Type.Number({ default: 1 }) }),
  common: ['visibility'],
  texts: {
    title: { title: 'Title', part: ' > h2' },
    block: { title: 'Both', members: ['textAlign'], alignsWith: 'justify-items' },
  },
})
const renderer = defineBlockRenderer(header, () => null, {
  rules: ({ size }) => [{ part: ' > h2', declarations: { 'font-size': size === 1 ? undefined : `${size}rem` } }],
})
const css = (props: Record<string, unknown>) =>
  nodeCss({
    id: 'n1',
    node: { type: header.type, version: 1, props, parent: null, children: [] },
    block: header,
    renderer,
    view: testView(),
  })

describe('typography as CSS', () => {
  test('a text that sets nothing has no rule', () => {
    expect(css({})).toBe('')
    expect(css({ titleTypography: {} })).toBe('')
  })

  test('stands at the part of the text, after what the block says of it, and per device', () => {
    const text = css({
      size: 2,
      titleTypography: {
        desktop: { fontSize: 40, color: 'primary', colorOpacity: 0.5, fontFamily: 'Open Sans' },
        tablet: { fontSize: 3, fontSizeUnit: 'vw' },
        mobile: { fontSize: null, textTransform: 'uppercase' },
      },
    })
    expect(text).toBe(
      '@layer nodes{.b-n1 > h2{font-size:2rem}' +
        '.b-n1 > h2{font-family:"Open Sans", "Open Sans fallback", system-ui, sans-serif;font-size:40px;' +
        'color:color-mix(in srgb,var(--ink-primary) 50%,transparent)}' +
        '@media (max-width: 991.98px){.b-n1 > h2{font-size:3vw}}' +
        '@media (max-width: 767.98px){.b-n1 > h2{text-transform:uppercase;font-size:revert-layer}}}',
    )
  })

  test('alignment moves a text where text-align alone would not', () => {
    expect(css({ blockTypography: { mobile: { textAlign: 'center' } } })).toBe(
      '@layer nodes{@media (max-width: 767.98px){.b-n1{text-align:center;justify-items:center}}}',
    )
  })

  test('a text style is what the theme says of it, and what the text sets wins over it', () => {
    const text = css({ titleTypography: { desktop: { textStyle: 'h1', fontSize: 30 } } })
    expect(text).toContain('font-family:var(--type-h1-font-family,var(--font-heading))')
    expect(text).toContain('font-size:30px')
    expect(text).not.toContain('--type-h1-font-size')
    const own = css({ titleTypography: { desktop: { textStyle: 'own-1' } } })
    expect(own).toContain('font-size:var(--type-own-1-font-size,revert-layer)')
  })

  test('names the fonts of a node with their weights, for the page to declare', () => {
    const fonts = fontsOf(header, {
      titleTypography: { desktop: { fontFamily: 'Lato' }, mobile: { fontFamily: 'Rubik', fontWeight: 300 } },
    })
    expect([...fonts]).toEqual([
      ['Lato', [400, 700, 400, 700]],
      ['Rubik', [300, 700]],
    ])
    expect(fontsOf(header, {}).size).toBe(0)
  })
})
