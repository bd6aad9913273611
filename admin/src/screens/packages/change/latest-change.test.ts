import type { PackageChange } from '@ashlar/sdk/platform'
import { expect, it } from 'vitest'
import { latestOf } from './latest-change.ts'

type StepState = PackageChange['steps'][number]['state']
const change = (state: PackageChange['state'], ...states: readonly StepState[]): PackageChange => ({
  id: 'c1',
  plan: 'p1',
  action: 'upgrade',
  name: '@acme/quote',
  title: 'Quote',
  from: '1.0.0',
  to: '1.1.0',
  state,
  steps: states.map((step) => ({ step: 'check', state: step, took: null })),
  reason: '',
  code: '',
  by: 'Ada',
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
})

it('a report that was overtaken on its way does not bring the progress back', () => {
  const early = change('running', 'running', 'waiting')
  const late = change('running', 'done', 'running')
  expect(latestOf(late, early)).toBe(late)
  expect(latestOf(early, late)).toBe(late)
  expect(latestOf(undefined, early)).toBe(early)
})

it('what is over is newer than what runs, and withdrawn newer than done', () => {
  const running = change('running', 'done', 'running')
  const failed = change('failed', 'done', 'failed')
  expect(latestOf(failed, running)).toBe(failed)
  const done = change('done', 'done', 'done')
  const withdrawn = change('withdrawn', 'done', 'done')
  expect(latestOf(done, withdrawn)).toBe(withdrawn)
  expect(latestOf(withdrawn, done)).toBe(withdrawn)
})

it('another change takes the place', () => {
  const other = { ...change('running', 'waiting'), id: 'c2' }
  expect(latestOf(change('done', 'done'), other)).toBe(other)
})
