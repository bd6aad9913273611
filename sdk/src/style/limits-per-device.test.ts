import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { blockCatalogue } from '../content/catalogue.ts'
import { checkContent } from '../content/validate.ts'
import { defineBlock } from '../definition/block.ts'
import { nodeCss } from '../renderer/styles/node-css.ts'
import { testView } from '../renderer/testing/view.ts'
import { deviceNumbers } from '../testing/device-numbers.ts'
import { devices } from './devices.ts'

const box = defineBlock({
  type: 'acme/box',
  title: 'Box',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  common: ['visibility', 'spacing', 'alignment', 'background', 'border', 'shadow'],
  texts: { title: { title: 'Title', part: ' > h2' } },
  nesting: { root: true },
})
const catalogue = blockCatalogue([box])
const nodeOf = (props: object) => ({ type: box.type, version: 1, props: { ...props }, parent: null, children: [] })
const problems = (props: object) =>
  checkContent({ rootNodeId: 'b', nodes: { b: nodeOf(props) } }, catalogue, () => false, { root: [box.type] })

const limited = deviceNumbers(box.schema.properties)

describe('numbers of each device, at their limits (issue 22)', () => {
  test('spacing, alignment, borders, typography, sticky, hover and cells have some', () => {
    expect([...new Set(limited.map(({ prop }) => prop))]).toEqual(
      expect.arrayContaining([
        'margin',
        'padding',
        'alignment',
        'border',
        'titleTypography',
        'sticky',
        'hover',
        'cell',
      ]),
    )
    expect(limited.length).toBeGreaterThan(25)
  })

  test.each(devices)(
    'on %s the limit itself is kept and drawn; what is beyond is refused with block, place and reason',
    (device) => {
      for (const { prop, member, least, most } of limited) {
        for (const value of [least, most]) {
          const props = { [prop]: { [device]: { [member]: value } } }
          expect(problems(props)).toEqual([])
          const css = nodeCss({
            id: 'b',
            node: nodeOf(props),
            block: box,
            renderer: undefined,
            view: testView({ mode: 'site' }),
          })
          expect(css).not.toMatch(/NaN|undefined|null|Infinity/)
        }
        for (const value of [least - 1, most + 1]) {
          const [problem, ...others] = problems({ [prop]: { [device]: { [member]: value } } })
          expect(others).toEqual([])
          expect(problem).toMatchObject({ nodeId: 'b', path: `/props/${prop}/${device}/${member}` })
          expect(problem?.message).toMatch(new RegExp(`${value < least ? least : most}`))
        }
      }
    },
  )
})
