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

it('reads the second shape: explicit values win over variant and size (BLK-BUTTON-012)', () => {
  const { css } = render(fixtures.email.props)
  for (const rule of [
    '--ground:#112233',
    '--ink:#ffffff',
    'border-radius:12px',
    'padding-top:6px',
    'margin-top:10px',
    'font-size:20px',
    'font-weight:400',
  ]) {
    expect(css).toContain(rule)
  }
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
