import { texts } from '@ashlar/sdk/ui'
import { mostPictures } from './held-pictures.ts'
import type { LeftOutCounts, LeftOutKind } from './pieces.ts'

const t = texts('admin')

const words: Readonly<Record<LeftOutKind, (count: number) => string>> = {
  localPictures: (count) =>
    t(
      '{count} picture, which is on the computer that wrote the document|{count} pictures, which are on the computer that wrote the document',
      { count },
    ),
  badPictures: (count) =>
    t('{count} picture, whose address no page may show|{count} pictures, whose addresses no page may show', { count }),
  extraPictures: (count) =>
    t('{count} picture, as only {most} are uploaded at once|{count} pictures, as only {most} are uploaded at once', {
      count,
      most: mostPictures,
    }),
  failedPictures: (count) =>
    t('{count} picture, which could not be uploaded|{count} pictures, which could not be uploaded', { count }),
  longAlts: (count) =>
    t(
      'the end of {count} alternative text, which was too long|the ends of {count} alternative texts, which were too long',
      { count },
    ),
  embedded: (count) =>
    t('{count} embedded video, drawing or document|{count} embedded videos, drawings or documents', { count }),
  formFields: (count) => t('{count} form field|{count} form fields', { count }),
  scripts: (count) => t('{count} script|{count} scripts', { count }),
  badLinks: (count) => t('{count} link, whose words are kept|{count} links, whose words are kept', { count }),
  columns: (count) => t('{count} column of a table|{count} columns of tables', { count }),
  rest: (count) =>
    t(
      'the last {count} paragraph, as it is too much for one page|the last {count} paragraphs, as they are too much for one page',
      { count },
    ),
}

/** One sentence about what could not be pasted; undefined when everything could. */
export function leftOutSentence(counts: LeftOutCounts): string | undefined {
  if (counts.size === 0) return undefined
  const list = Array.from(counts, ([kind, count]) => words[kind](count)).join('; ')
  return t('Could not be pasted: {list}.', { list })
}
