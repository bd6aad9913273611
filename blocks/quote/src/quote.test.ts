import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { quote } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(quote, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(quote, renderer, { props })

it('shows the quotation and its linked source as a figure (issue 22)', () => {
  const { html, css } = render(fixtures.usual.props)
  expect(html).toMatch(
    /^<figure[^>]* data-look="large"><blockquote><p>They talked me into quieter and lighter\.\nIt is/,
  )
  expect(html).toContain(
    '</p></blockquote><figcaption><a href="/work/fjell"><b class="quote-name">Jasper T.</b> <span class="quote-role">Halvard Fjell 650</span></a></figcaption></figure>',
  )
  expect(css).toMatch(/ > blockquote > p\{[^}]*font-size:2rem/)
})

it('leaves out the source, or the part of it that is empty (issue 22)', () => {
  expect(render(fixtures.noSource.props).html).not.toMatch(/figcaption|<a/)
  expect(render({ text: 'Measure twice.', role: 'A saying' }).html).toContain(
    '<figcaption><span class="quote-role">A saying</span></figcaption>',
  )
})

it('has three looks, at first the one with a quotation mark (issue 22)', () => {
  for (const look of ['mark', 'line', 'large']) {
    expect(render({ text: 'Measure twice.', look }).html).toContain(`data-look="${look}"`)
  }
  expect(render({ text: 'Measure twice.' }).html).toContain('data-look="mark"')
})

it('links nowhere that runs something, and writes hostile words as text (issue 22)', () => {
  expect(render(fixtures.hostile.props).html).not.toMatch(/<a|<script|<img/)
})

it('says "No Quote" in the editor and nothing to visitors while it has no words (issue 22)', () => {
  for (const props of [{ text: '' }, { text: ' \n', name: 'Jasper T.' }]) {
    expect(render(props).html).toBe('')
    expect(renderBlock(quote, renderer, { props, view: { mode: 'canvas' } }).html).toContain('No Quote')
  }
})
