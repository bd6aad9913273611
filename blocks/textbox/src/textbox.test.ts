import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { textbox } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(textbox, renderer, fixtures))('$name', ({ run }) => run())

it('has the properties of the specification (BLK-TEXTBOX-001)', () => {
  expect(fillProps(textbox, {})).toMatchObject({ heightAuto: true, justifyContentCenter: false, editMode: false })
})

it('stands in containers only (BLK-COMMON-019)', () => {
  expect(textbox.nesting.in).toEqual(['container'])
})

it('shows only what the view let through (T4)', () => {
  const safeHtml = (html: string) => html.replace(/<script.*<\/script>/, '')
  const { html } = renderBlock(textbox, renderer, {
    props: { text: '<p>a</p><script>x()</script>' },
    view: { safeHtml },
  })
  expect(html).toBe('<div class="b-n1 block-textbox"><p>a</p></div>')
})

it('has a height of its own only when that is not automatic', () => {
  expect(renderBlock(textbox, renderer).css).not.toMatch(/[^-]height/)
  const { css } = renderBlock(textbox, renderer, {
    props: { heightAuto: false, height: 320, justifyContentCenter: true },
  })
  expect(css).toContain('height:320px')
  expect(css).toContain('justify-content:center')
})

it('aligns its text per device, and what the text itself aligns keeps that (issue 22)', () => {
  const css = (props: object) => renderBlock(textbox, renderer, { props: { ...props } }).css
  expect(css({})).not.toContain('text-align')
  const centred = css({ textTypography: { mobile: { textAlign: 'center' } } })
  expect(centred).toMatch(/@media \(max-width: 767\.98px\)\{[^@]*text-align:center/)
  expect(centred.slice(0, centred.indexOf('@media'))).not.toContain('text-align')
  expect(centred).toContain(' :is(p,li):not([data-align]){max-width:none}')
  const back = css({ textTypography: { desktop: { textAlign: 'end' }, tablet: { textAlign: 'start' } } })
  expect(back.match(/\{max-width:[^;}]*/g)).toEqual(['{max-width:none', '{max-width:var(--measure)'])
})
