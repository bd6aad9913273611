import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough, Readable } from 'node:stream'
import type { CollectionMembers } from '@ashlar/sdk'
import {
  AshlarError,
  type Person,
  type PersonalArchive,
  type PersonalData,
  type PersonalFile,
} from '@ashlar/sdk/server'

/** Writes a ZIP file of a person's data; one file at a time is read from the storage. */
export class PersonalArchives implements PersonalArchive {
  readonly #members: CollectionMembers<PersonalData>

  constructor(members: CollectionMembers<PersonalData>) {
    this.#members = members
  }

  async of(person: Person): Promise<Readable> {
    const data: Record<string, unknown> = {}
    const files: PersonalFile[] = []
    for (const member of this.#members.all()) {
      const held = await member.export(person)
      if (held !== undefined) data[member.title] = held
      for (const file of (await member.files?.(person)) ?? []) {
        files.push({ path: `${member.title}/${file.path}`, open: () => file.open() })
      }
    }
    const { ZipFile } = await import('yazl')
    const zip = new ZipFile()
    const out = new PassThrough()
    zip.on('error', (error) => out.destroy(error))
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { compress: false })
    // The file is read as fast as it is taken, outside of the request: files are opened as the person who asked.
    const here = AsyncLocalStorage.snapshot()
    for (const file of files) {
      zip.addReadStreamLazy(file.path, { compress: false }, (done) => {
        here(opened, file).then(
          (stream) => done(null, stream),
          (error: unknown) => out.destroy(asError(error)),
        )
      })
    }
    zip.end()
    zip.outputStream.pipe(out)
    return out
  }
}

/** A file whose bytes are lost must not keep the person from the rest. */
async function opened({ open }: PersonalFile): Promise<Readable> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof AshlarError) || error.status !== 404) throw error
    return Readable.from([Buffer.from('This file is missing from the storage of the website.')])
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
