import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { CheckedForm } from './checked-fields.ts'
import type { FoundForm } from './found-form.ts'

/** What makes two submissions the same: the form, all values, and the bytes of all files. */
export async function repeatKeyOf({ page, node }: FoundForm, { fields, files }: CheckedForm): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([page.id, node, fields]))
  for (const { key, name, path } of files) {
    hash.update(JSON.stringify([key, name]))
    await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) hash.update(chunk)
    })
  }
  return hash.digest('base64url')
}
