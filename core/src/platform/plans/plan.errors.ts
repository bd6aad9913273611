import type { LimitName } from '@ashlar/sdk/platform'
import { defineErrors } from '@ashlar/sdk/server'

const nouns: Readonly<Record<LimitName, readonly [one: string, many: string]>> = {
  pages: ['page', 'pages'],
  media_files: ['file in the media library', 'files in the media library'],
  media_bytes: ['byte', 'bytes'],
  users: ['person in the back office', 'people in the back office'],
}

export const planErrors = defineErrors('', {
  /** The plan's code, whether a module or room is missing: what helps is the same. */
  PLAN_REQUIRED: [
    403,
    (limit: LimitName, used: number, most: number) =>
      limit === 'media_bytes'
        ? `The website's plan allows ${inMegabytes(most)} of media. ${inMegabytes(used)} are used. Choose a higher plan or delete files.`
        : `The website's plan allows ${amount(limit, most)}, and there are ${used}. Choose a higher plan or delete some.`,
  ],
})

const amount = (limit: LimitName, count: number) => `${count} ${nouns[limit][count === 1 ? 0 : 1]}`

/** Binary units, as disks are not sold but files are shown. */
function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${Math.round((megabytes / 1024) * 10) / 10} GB`
}
