import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { text } from './block.ts'
import editor from './editor.tsx'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(text, renderer, fixtures))('$name', ({ run }) => run())

it('has the defaults of the specification (BLK-TEXT-001, OPEN-215)', () => {
  expect(fillProps(text, {})).toMatchObject({
    text: 'Text',
    fontSize: 1,
    tag: 'p',
    fontWeight: 400,
    textAlign: 'start',
    editMode: false,
  })
})

it('takes sizes of 0.5 to 6 rem in steps of 0.25 (BLK-TEXT-002) and weights of 100 to 900 (BLK-TEXT-004)', () => {
  const { fontSize, fontWeight } = text.schema.properties
  const sizes = [0.25, 0.5, 1.3, 2.75, 6, 6.25]
  expect(sizes.map((size) => Value.Check(fontSize, size))).toEqual([false, true, false, true, true, false])
  expect([0, 100, 450, 900, 1000].map((weight) => Value.Check(fontWeight, weight))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

it.each(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('renders as %s (BLK-TEXT-003)', (tag) => {
  expect(renderBlock(text, renderer, { props: { tag } }).html).toMatch(
    new RegExp(`^<${tag} class="b-n1 block-text">Text</${tag}>$`),
  )
})

it('leaves size and weight to the theme at their defaults, and writes them otherwise', () => {
  const css = (props: object) => renderBlock(text, renderer, { props: { ...props } }).css
  expect(css({ tag: 'h2' })).not.toMatch(/font-(size|weight)/)
  expect(css({ tag: 'h2', fontSize: 2.5, fontWeight: 300, textAlign: 'end' })).toMatch(
    /font-size:2\.5rem.*font-weight:300.*text-align:end/,
  )
})

it('stands at the start, in the centre or at the end (BLK-TEXT-005)', () => {
  const { textAlign } = text.schema.properties
  const values = ['start', 'center', 'end', 'left', 'justify']
  expect(values.map((value) => Value.Check(textAlign, value))).toEqual([true, true, true, false, false])
  const css = (align: string) => renderBlock(text, renderer, { props: { textAlign: align } }).css
  expect([css('center'), css('end')].map((rule) => /text-align:(\w+)/.exec(rule)?.[1])).toEqual(['center', 'end'])
})

it('escapes what was typed (T4)', () => {
  expect(renderBlock(text, renderer, { props: { text: '<img onerror=x>' } }).html).toContain('&lt;img onerror=x&gt;')
})

it('cannot be dragged when it reads exactly "Drag" (BLK-COMMON-021, OPEN-214)', () => {
  const refusal = (value: string) => editor.dragRefusal?.({ ...fillProps(text, {}), text: value })
  expect(refusal('Drag')).toMatch(/cannot be dragged/)
  expect([refusal('drag'), refusal('Drag ')]).toEqual([undefined, undefined])
})
