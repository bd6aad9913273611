import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { newsletter } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'
import { isAddress, normalAddress } from './server/address.ts'

it.each(blockContract(newsletter, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(newsletter, renderer, { props }).html

it('has a listId, which is the usual list where none is chosen (NEWS-001)', () => {
  expect(fillProps(newsletter, {})).toMatchObject({ listId: 0 })
  const takes = (listId: unknown) => Value.Check(newsletter.schema, { ...fillProps(newsletter, {}), listId })
  expect([7, -1, 1.5, 'x'].map(takes)).toEqual([true, false, false, false])
  expect(render({ listId: 7 })).toContain('<input type="hidden" name="listId" value="7"/>')
})

it('is a form that works by itself; the canvas lets nobody send it (NEWS-005)', () => {
  const html = render({})
  expect(html).toMatch(/<form name="frmNewsletter" [^>]*action="\/api\/v1\/signup\/" method="post">/)
  expect(html).toMatch(/<input [^>]*type="email" [^>]*required=""/)
  expect(html).not.toContain('disabled')
  expect(renderBlock(newsletter, renderer, { view: { mode: 'canvas' } }).html).toMatch(/<button [^>]*disabled/)
})

it('speaks the language of the page, but never changes a button that somebody named', () => {
  const german = (props: Readonly<Record<string, unknown>>) =>
    renderBlock(newsletter, renderer, { props, view: { language: 'de' } }).html
  expect(german({})).toContain('>Abonnieren</button>')
  expect(german({})).toContain('E-Mail <span')
  expect(german({ buttonText: 'Dabei sein' })).toContain('>Dabei sein</button>')
})

it('says nothing before it was sent (NEWS-003)', () => {
  expect(render({})).toMatch(/<p class="newsletter-state" role="status"><\/p>/)
})

it.each([
  ['ada@example.com', true],
  ['a.b+c@sub.example.co', true],
  ['ada@exämple.de', true],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.com', false],
  ['ada@example.com, bo@example.com', false],
  ['ada@example.com\r\nbcc: bo@example.com', false],
  ['<ada@example.com>', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('takes a basic address and nothing else (NEWS-007): %j', (email, isOne) => {
  expect(isAddress(email)).toBe(isOne)
})

it('compares addresses without case and spaces around', () => {
  expect(normalAddress('  Ada@Example.COM ')).toBe('ada@example.com')
})
