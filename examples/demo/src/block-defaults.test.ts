import { fillProps } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { blocks } from './demo-blocks.fixture.ts'

/** Defaults that rows of their own give: STYLE-032, OPEN-213 and BLK-SLIDER-003. */
const stated: ReadonlySet<string> = new Set(['syncDevices', 'showParticles', 'autoplay'])
const readText = /^(title|text|buttonText|subtitle|description|menuTitle)$/

it('OPEN-264 settings without a stated default: "show…" and heightAuto are on and other switches off, texts are a short sample, colours are the theme’s', () => {
  const all = [...blocks.values()].flatMap((block) =>
    Object.entries(fillProps(block, {})).map(([prop, value]) => ({ block, prop, value })),
  )
  const open = all.filter(({ prop }) => !stated.has(prop))

  const switches = open.filter(({ value }) => typeof value === 'boolean')
  expect(switches.length).toBeGreaterThan(20)
  for (const { block, prop, value } of switches) {
    expect(value, `${block.type}.${prop}`).toBe(/^show[A-Z]/.test(prop) || prop === 'heightAuto')
  }
  // A newsletter's own text is no property of the documents: only its `listId` is.
  const texts = open.filter(
    ({ block, prop, value }) => readText.test(prop) && typeof value === 'string' && block.type !== 'newsletter',
  )
  expect(texts.length).toBeGreaterThan(5)
  for (const { block, prop, value } of texts) expect(value, `${block.type}.${prop}`).toMatch(/^.{1,60}$/)
  const colours = open.filter(({ block, prop }) => /colou?r$/i.test(prop) && !block.type.startsWith('email/'))
  expect(colours.length).toBeGreaterThan(5)
  for (const { block, prop, value } of colours) expect(value, `${block.type}.${prop}`).toMatch(/^([a-z]+)?$/)
})
