import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { TimelineItem, timeline } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(timeline, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(timeline, renderer, { props })

it('has a title, shown by default, and items (BLK-TIMELINE-001, BLK-TIMELINE-002)', () => {
  expect(Object.keys(TimelineItem.properties)).toEqual(['id', 'index', 'year', 'title', 'description'])
  expect(timeline.own).toEqual(['title', 'showTitle', 'timelineItems'])
  expect(render({ title: 'A long room' }).html).toContain('<h2>A long room</h2>')
  expect(render({ title: 'A long room', showTitle: false, timelineItems: [{ id: 'a' }] }).html).not.toContain('<h2>')
})

it('needs a title and a year in digits, and no description (BLK-TIMELINE-003, BLK-TIMELINE-004, BLK-TIMELINE-005)', () => {
  const takes = (item: object) =>
    Value.Check(timeline.schema, fillProps(timeline, { timelineItems: [{ id: 'a', ...item }] }))
  expect(takes({ year: '1887', title: 'Raised' })).toBe(true)
  for (const item of [{ title: '' }, { year: '' }, { year: '188x' }, { year: '-4' }, { year: '٢٠' }]) {
    expect(takes(item), JSON.stringify(item)).toBe(false)
  }
})

it('is an ordered list by index, in two columns where there is room', () => {
  const { html, css } = render(fixtures.shed.props)
  expect(html.match(/<b>\d+<\/b>/g)).toEqual(['<b>1887</b>', '<b>2009</b>', '<b>2026</b>'])
  expect(html).toContain('<h3>&lt;b&gt;Three&lt;/b&gt; people and a key</h3>')
  expect(css).toContain('--rows:2')
})
