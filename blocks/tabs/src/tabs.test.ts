import { fillProps, slotsOf } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { TabHeader, tabs } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(tabs, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, children = {}) =>
  renderBlock(tabs, renderer, { props, children }).html

it('has headers with id, tabIndex, title, icon and sort (BLK-TABS-001), a style and a dark mode (BLK-TABS-002)', () => {
  expect(Object.keys(TabHeader.properties)).toEqual(['id', 'tabIndex', 'title', 'icon', 'sort'])
  expect(tabs.own).toEqual(['tabHeaders', 'tabStyle', 'darkMode'])
  expect(fillProps(tabs, {})).toMatchObject({ tabStyle: 'default', darkMode: false })
})

it('needs a title and no icon (BLK-TABS-006, BLK-TABS-007)', () => {
  const takes = (header: object) =>
    Value.Check(tabs.schema, fillProps(tabs, { tabHeaders: [{ id: 'a', title: 'A', ...header }] }))
  expect(takes({})).toBe(true)
  expect(takes({ title: '' })).toBe(false)
  expect(takes({ icon: '../x' })).toBe(false)
})

it('shows its tabs in their order, each with its panel, and says by its tabIndex which it is (OPEN-226)', () => {
  expect(slotsOf(tabs, fixtures.two.props)).toEqual(['tab:b', 'tab:a'])
  const html = render(fixtures.two.props, { 'tab:a': ['Engines'], 'tab:b': ['Spokes'] })
  expect(html).toMatch(/data-tab="3">Motorcycles<\/a>.*data-tab="4">.*Bicycles<\/a>.*Engines.*Spokes/)
  expect(html).toContain('href="#n1-panel-1"')
  expect(html).toMatch(/<section id="n1-panel-1" aria-labelledby="n1-tab-1"/)
})

it('reads without a script, as links to sections; only tabs bring one (BLK-TABS-008)', () => {
  expect(render(fixtures.two.props)).not.toMatch(/role=| hidden/)
  expect(renderer.client?.(fillProps(tabs, {}))).toBeUndefined()
  expect(renderer.client?.(fillProps(tabs, fixtures.two.props))).toBe('load')
  expect(render({})).toBe('')
  expect(renderBlock(tabs, renderer, { view: { mode: 'canvas' } }).html).toContain('No Tabs')
})

it('aligns its row of tabs per device, and a row that is too wide begins at the start (issue 22)', () => {
  const props = {
    ...fixtures.two.props,
    placeTypography: { desktop: { textAlign: 'end' }, mobile: { textAlign: 'center' } },
  }
  const { css } = renderBlock(tabs, renderer, { props })
  expect(css).toMatch(
    / > \.tabs-list\{text-align:end;justify-content:safe flex-end\}.*@media.*justify-content:safe center/,
  )
})
