import patterns from '@ashlar/block-patterns/patterns'
import { patternsProblems } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { blocks } from './demo-blocks.fixture.ts'

it('offers every pattern: its blocks are there, with props that they take, where they may stand (issue 22)', () => {
  expect(patternsProblems(patterns, blocks)).toEqual([])
})
