import type { PageWithContent } from '@ashlar/sdk/platform'
import { encodeContent, type Log } from '@ashlar/sdk/server'
import type { ContentGate, ReadContent } from './content-gate.ts'
import type { FoundPage } from './page.store.ts'

/** Read a page's content; what can't be read is empty and told to the log (EDIT-041, OPEN-127). */
export function readPage({ page, json }: FoundPage, gate: ContentGate, log: Log | undefined): ReadContent {
  const read = gate.read(json)
  if (read.unreadable) log?.error({ page: page.id, slug: page.slug }, 'Failed to parse content')
  return read
}

/** A page as the API says it. */
export function presentPage(row: FoundPage, gate: ContentGate, log: Log | undefined): PageWithContent {
  const { content, unreadable } = readPage(row, gate, log)
  const blockCount = content === null ? 0 : Object.keys(content.nodes).length - 1
  return { ...row.page, content: content && encodeContent(content), contentUnreadable: unreadable, blockCount }
}
