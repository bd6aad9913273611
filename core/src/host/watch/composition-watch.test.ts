import { EndlessWork, TimeIsUp, withTimeLimit } from '@ashlar/sdk/surface'
import { describe, expect, test } from 'vitest'
import { loadPackage } from '../load-package.ts'
import { packageFromValues } from '../package-from-values.ts'
import { CompositionWatch } from './composition-watch.ts'
import { WatchRecord } from './watch-record.ts'

const name = '@acme/quote'
const part = (place: string) => ({ package: name, part: 'acme/quote', place })
const loaded = (version: string, origin: 'store' | 'distribution' = 'store') =>
  loadPackage(packageFromValues({ name, version, origin, root: {} }))
const forEver = () => {
  for (;;);
}

test('work that does not end is cut off, whatever it catches; what it throws itself is thrown', () => {
  const stubborn = () => {
    for (;;) {
      try {
        forEver()
      } catch {}
    }
  }
  expect(() => withTimeLimit(50, stubborn)).toThrow(TimeIsUp)
  expect(() => withTimeLimit(50, () => JSON.parse('{'))).toThrow(SyntaxError)
  expect(withTimeLimit(50, () => 'fine')).toBe('fine')
})

describe('a part of a package of the store', () => {
  test('is watched until it has ended fifty times, each version for itself, in all compositions of a process', async () => {
    const record = new WatchRecord()
    const watch = new CompositionWatch(record, [await loaded('1.0.0')])
    for (let run = 0; run < 50; run++) {
      expect(watch.isWatched(name, 'acme/quote')).toBe(true)
      await watch.run(part('page 1'), 100, async () => undefined)
    }
    expect(watch.isWatched(name, 'acme/quote')).toBe(false)
    expect(watch.isWatched(name, 'acme/other')).toBe(true)
    const later = (version: string) => loaded(version).then((each) => new CompositionWatch(record, [each]))
    expect((await later('1.0.0')).isWatched(name, 'acme/quote')).toBe(false)
    expect((await later('1.0.1')).isWatched(name, 'acme/quote')).toBe(true)
  })

  test('that does not end is refused there from then on, and nothing of its version is trusted any more', async () => {
    const watch = new CompositionWatch(new WatchRecord(), [await loaded('1.0.0')])
    for (let run = 0; run < 50; run++) await watch.run(part('page 1'), 100, async () => undefined)
    const looping = { ...part('page 2'), part: 'acme/looping' }
    await expect(watch.run(looping, 50, async () => forEver())).rejects.toEqual(new EndlessWork(looping))
    let begun = 0
    const again = watch.run(looping, 50, async () => void begun++)
    await expect(again).rejects.toBeInstanceOf(EndlessWork)
    expect([begun, watch.refusal(part('page 1')), watch.isWatched(name, 'acme/quote')]).toEqual([0, undefined, true])
    await watch.run({ ...looping, place: 'page 3' }, 50, async () => void begun++)
    expect(begun).toBe(1)
  })

  test('that takes its time after others have is not one that does not end', async () => {
    const watch = new CompositionWatch(new WatchRecord(), [await loaded('1.0.0')])
    const busy = (milliseconds: number) => {
      const until = performance.now() + milliseconds
      while (performance.now() < until);
    }
    const slow = () => {
      for (let page = 0; page < 10; page++) {
        watch.mark(part(`page ${page}`))
        busy(10)
      }
      return 'whole'
    }
    expect(watch.within(60, slow)).toBe('whole')
  })
})

test('a package that comes with the server is trusted', async () => {
  const watch = new CompositionWatch(new WatchRecord(), [await loaded('1.0.0', 'distribution')])
  expect(watch.isWatched(name, 'acme/quote')).toBe(false)
})

describe('work of a package of the store that is no page', () => {
  const job = { ...part('acme.work'), part: 'job acme.work' }

  test('is named as long as it goes on, whatever begins meanwhile and however it ends', async () => {
    const record = new WatchRecord()
    const begun: string[] = []
    let now: string | undefined
    record.marks = {
      know: () => undefined,
      at: (running) => {
        now = running?.place
      },
      begin: ({ place }) => {
        begun.push(place)
        return () => void begun.splice(begun.indexOf(place), 1)
      },
    }
    const watch = new CompositionWatch(record, [await loaded('1.0.0')])
    const other = { ...job, place: 'acme.other' }
    const seen: unknown[] = []
    const { promise, reject } = Promise.withResolvers<void>()
    const going = watch.named(job, () => {
      watch.named(other, () => seen.push(now))
      seen.push(now, [...begun])
      return promise
    })
    expect([...seen, now, begun]).toEqual(['acme.other', 'acme.work', ['acme.work'], undefined, ['acme.work']])
    reject(new Error('torn'))
    await expect(going).rejects.toThrow('torn')
    expect(() => watch.named(job, () => JSON.parse('{'))).toThrow(SyntaxError)
    expect(begun).toEqual([])
  })

  test('is refused where it hung a process before this one', async () => {
    const record = new WatchRecord()
    record.didNotEnd({ ...job, version: '1.0.0' })
    const watch = new CompositionWatch(record, [await loaded('1.0.0')])
    expect(() => watch.named(job, () => undefined)).toThrow(EndlessWork)
    expect(new CompositionWatch(record, [await loaded('1.0.1')]).named(job, () => 'done')).toBe('done')
  })
})
