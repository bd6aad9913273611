import { each } from '@ashlar/sdk'
import { defineRoutes, Log } from '@ashlar/sdk/server'
import { getSourceLines, lineSources, listLineSources } from '../contract.ts'
import { errors } from '../errors.ts'

export const lineSourceRoutes = defineRoutes([each(lineSources), Log], (app, sources, log) => {
  app.call(listLineSources, async ({ query }) => ({
    sources: await Promise.all(
      sources.all().map(async ({ id, title, ...source }) => {
        try {
          return {
            id,
            title,
            rows: [...((await sources.find(id)?.search(query.search ?? '')) ?? [])],
            hasFailed: false,
          }
        } catch (error) {
          // One source that fails hides no other.
          log.error({ err: error, source: id, ...source }, 'A source of lines could not be searched.')
          return { id, title, rows: [], hasFailed: true }
        }
      }),
    ),
  }))
  app.call(getSourceLines, async ({ params }) => {
    const source = sources.find(params.source)
    if (source === undefined) throw errors.UNKNOWN_SOURCE()
    const items = await source.lines(params.id)
    if (items.length === 0) throw errors.NOTHING_TO_BILL()
    return { items: [...items] }
  })
})
