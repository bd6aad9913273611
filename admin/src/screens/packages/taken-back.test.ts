import type { PackageChange } from '@ashlar/sdk/platform'
import { expect, test } from 'vitest'
import { takenBack } from './taken-back.ts'

const now = new Date('2027-03-10T12:00:00Z')
const change = (name: string, state: PackageChange['state'], startedAt = '2027-03-09T12:00:00Z'): PackageChange => ({
  ...{ id: `${name}-${state}`, plan: '', action: 'rollback', name, title: name, from: '2.0.0', to: '1.0.0' },
  ...{ state, steps: [], reason: 'It hung the server.', code: '', by: 'Ashlar', startedAt, finishedAt: startedAt },
})

test('what the server took back is told until somebody changes the package, a week at most (issue 15)', () => {
  const hung = change('hung', 'withdrawn')
  const changes = [
    ...[change('hung', 'failed'), hung, change('hung', 'done')],
    ...[change('mended', 'done'), change('mended', 'withdrawn')],
    change('old', 'withdrawn', '2027-03-02T12:00:00Z'),
    change('other', 'done'),
  ]
  expect(takenBack(changes, now)).toEqual([hung])
})
