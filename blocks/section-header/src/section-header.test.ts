import { fillProps } from '@ashlar/sdk'
import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { sectionHeader } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(sectionHeader, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => testBlock(sectionHeader, renderer, { props })

it('has title, subtitle and alignment (BLK-SECHEAD-001, OPEN-216)', () => {
  expect(sectionHeader.own).toEqual(['title', 'subtitle', 'textAlign'])
  expect(fillProps(sectionHeader, {}).textAlign).toBe('start')
  expect(render({ title: 'Work', subtitle: 'Six a year', textAlign: 'end' })).toMatch(
    /data-align="end"><h2>Work<\/h2><p>Six a year<\/p>/,
  )
})

it('leaves out what is empty', () => {
  expect(render({ title: 'Work', subtitle: '' })).not.toContain('<p>')
  expect(render({ title: '', subtitle: 'Six a year' })).not.toContain('<h2>')
})
