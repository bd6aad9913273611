import { fillProps, themeColours } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { button, variants } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(button, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(button, renderer, { props })

it('has size 16, weight 700, radius 4 and padding 10/20 by default (BLK-BUTTON-013, BLK-BUTTON-014, BLK-BUTTON-015, BLK-BUTTON-016)', () => {
  expect(fillProps(button, {})).toMatchObject({
    fontSize: 16,
    fontWeight: 700,
    borderRadius: 4,
    paddingTop: 10,
    paddingRight: 20,
    paddingBottom: 10,
    paddingLeft: 20,
    size: 'default',
  })
})

it('offers the nine theme colours, their outlines and link (BLK-BUTTON-003, OPEN-229)', () => {
  expect(variants).toEqual([...themeColours, ...themeColours.map((colour) => `outline-${colour}`), 'link'])
})

it('is small, usual or large (BLK-BUTTON-004)', () => {
  const { size } = button.schema.properties
  expect(['sm', 'default', 'lg', 'xl'].map((value) => Value.Check(size, value))).toEqual([true, true, true, false])
  for (const each of ['sm', 'default', 'lg']) {
    expect(render({ href: '/x', size: each }).html).toContain(`data-size="${each}"`)
  }
})

it('links with text and target (BLK-BUTTON-001, BLK-BUTTON-002), and is disabled without an address', () => {
  expect(render({ text: 'Go', href: '/x', target: '_blank' }).html).toMatch(
    /<a [^>]*href="\/x" target="_blank">Go<\/a>/,
  )
  expect(render({ text: 'Go' }).html).toContain('data-disabled')
  expect(render({ href: 'javascript:alert(1)' }).html).not.toContain('href')
})

it('puts its icon before or after the text (BLK-BUTTON-006, BLK-BUTTON-007)', () => {
  const html = (iconPosition: string) => render({ href: '/x', buttonIcon: 'arrow-right', iconPosition }).html
  expect(html('before')).toMatch(/<svg.*<\/svg>Button/)
  expect(html('after')).toMatch(/Button<svg/)
})

it('takes colours, full width and classes (BLK-BUTTON-005, BLK-BUTTON-008, BLK-BUTTON-009)', () => {
  const { css, html } = render({
    href: '/x',
    buttonColor: 'dark',
    textColor: '#ffffff',
    fullWidth: true,
    cssClasses: 'one two',
  })
  expect(css).toContain('--ground:var(--theme-dark)')
  expect(css).toContain('--ink:#ffffff')
  expect(css).toContain('width:100%')
  expect(html).toContain('class="button one two"')
})

it('reads each property of the second shape, which wins over variant and size (BLK-BUTTON-012, OPEN-229)', () => {
  const sides = { Top: 6, Right: 7, Bottom: 8, Left: 9 }
  const props = {
    ...{ variant: 'danger', size: 'lg', backgroundColor: '#112233', color: '#fefefe', borderRadius: 12 },
    ...Object.fromEntries(Object.entries(sides).map(([side, px]) => [`padding${side}`, px])),
    ...Object.fromEntries(Object.entries(sides).map(([side, px]) => [`margin${side}`, px + 10])),
    ...{ fontSize: 20, fontWeight: 400, textAlign: 'end', fullWidth: true, textDecoration: 'underline' },
  }
  const { css } = render(props)
  for (const rule of ['--ground:#112233', '--ink:#fefefe', 'border-radius:12px', 'font-size:20px', 'font-weight:400']) {
    expect(css).toContain(rule)
  }
  for (const [side, px] of Object.entries(sides)) {
    expect(css).toContain(`padding-${side.toLowerCase()}:${px}px`)
    expect(css).toContain(`margin-${side.toLowerCase()}:${px + 10}px`)
  }
  expect(css).toContain('justify-content:end')
  expect(css).toContain('text-decoration-line:underline')
})

it('takes padding and margin per device, which win over the second shape, and says nothing where none is set (issue 22)', () => {
  const { css } = render({ paddingTop: 30, padding: { desktop: { left: 8 }, mobile: { top: 4 } }, marginTop: -6 })
  expect(css).toContain('.b-n1{margin-top:-6px}')
  expect(css).toContain('.b-n1 > .button{padding-top:30px;padding-left:8px}')
  expect(css).toMatch(/767\.98px\)\{[^}]*> \.button\{padding-top:4px\}/)
  expect(render({ padding: {}, margin: {} }).css).not.toMatch(/padding|margin/)
})

it('takes the font weights from 100 to 900 (BLK-BUTTON-012)', () => {
  const takes = (fontWeight: number) => Value.Check(button.schema, fillProps(button, { fontWeight }))
  expect([100, 200, 300, 400, 500, 600, 700, 800, 900].every(takes)).toBe(true)
  expect([0, 50, 150, 950, 1000].some(takes)).toBe(false)
})

it('carries a script only when it has an event name (BLK-BUTTON-010, BLK-COMMON-025)', () => {
  expect(renderer.client?.(fillProps(button, {}))).toBeUndefined()
  expect(renderer.client?.(fillProps(button, { eventTriggerName: 'book' }))).toBe('idle')
})

it('comes into sight as it was told, after a while (BLK-BUTTON-011, OPEN-211)', () => {
  const { html, css } = renderBlock(button, renderer, { props: { animation: 'slide-left', animationDelay: 300 } })
  expect(html).toContain('data-enter="slide-left"')
  expect(css).toContain('--enter-delay:300ms')
  expect(fillProps(button, {})).toMatchObject({ animation: 'none', animationDelay: 0 })
})

it('shows visitors nothing while it says nothing: no spot, and no link without a name', () => {
  expect(render({ text: ' ', href: '/x' }).html).toBe('')
  expect(render({ text: '', href: '/x', buttonIcon: 'phone' }).html).toContain('<a ')
})
