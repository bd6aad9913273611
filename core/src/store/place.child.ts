// A process that takes a tarball in, places it and removes it again, over and over, until it is killed.
import { readFile } from 'node:fs/promises'
import { PackageStore } from './package-store.ts'

const [folder = '', tarball = ''] = process.argv.slice(2)
const store = new PackageStore(folder)
for (let round = 0; ; round++) {
  const release = await store.fromTarball(await readFile(tarball), 'test')
  await store.place(release)
  process.send?.({ round })
  await store.remove(release)
}
