// A process that hangs as it is told to, or tells that it goes on.
import { setTimeout as delay } from 'node:timers/promises'
import { HangWatch, notedHangs } from './hang-watch.ts'

const [folder = '', how = ''] = process.argv.slice(2)
const part = (place: string) => ({ package: '@acme/looping', version: '1.0.0', part: 'acme/looping', place })
const tell = (message: object) => void process.send?.(message)

for (const { parts } of notedHangs(folder)) tell({ noted: parts.map(({ place }) => place) })
const watch = new HangWatch({ folder, patience: 600 })
const forEver = () => {
  for (;;);
}

const ways: Readonly<Record<string, () => Promise<void>>> = {
  'while it runs': async () => {
    watch.begin(part('the load of another'))
    watch.at(part('page 7'))
    await delay(300)
    setImmediate(forEver)
  },
  'after it has waited': async () => {
    const end = watch.begin(part('over before'))
    end()
    watch.begin(part('page 8'))
    await delay(300)
    void delay(1).then(forEver)
  },
  'by itself while another waits': async () => {
    watch.begin({ ...part('the load of another'), package: '@acme/waiting' })
    const id = '@acme/looping@1.0.0'
    watch.know({ package: '@acme/looping', version: '1.0.0', id, address: new URL('.', import.meta.url).href })
    await delay(300)
    setInterval(forEver, 10)
  },
  'after all has ended': async () => {
    watch.begin(part('over before'))()
    watch.at(part('page 9'))
    watch.at(undefined)
    await delay(300)
    setImmediate(forEver)
  },
}
await ways[how]?.()
await delay(300)
tell({ lives: true })
setInterval(() => undefined, 1_000)
