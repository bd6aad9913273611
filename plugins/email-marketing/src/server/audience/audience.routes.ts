import { each, type RecipientSource } from '@ashlar/sdk'
import { defineRoutes } from '@ashlar/sdk/server'
import {
  findChoices,
  listModules,
  listSources,
  type ModuleOffers,
  previewAudience,
  recipientSources,
  triggers,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { offeringModule } from '../../offering-module.ts'
import { AudienceService } from './audience.service.ts'
import { ownSource } from './subscriber-source.ts'

/** Values of a filter that one search gives at most. */
const mostChoices = 50

export const audienceRoutes = defineRoutes(
  [AudienceService, each(recipientSources), each(triggers)],
  (app, audiences, sources, started) => {
    app.call(listSources, async () => ({
      results: await Promise.all(
        ownFirst(sources.all()).map(async (source) => ({
          ...{ id: source.id, title: source.title },
          ...{ fields: [...(await source.fields())], values: [...(await source.values())] },
        })),
      ),
    }))

    app.call(findChoices, async ({ query }) => {
      const source = sources.find(query.source)
      const field = (await source?.fields())?.find(({ key, isSearched }) => key === query.field && isSearched === true)
      if (source?.choices === undefined || field === undefined) throw errors.UNKNOWN_FILTER()
      const wanted =
        query.values === undefined
          ? { search: query.search ?? '' }
          : { values: query.values.split(',').slice(0, mostChoices) }
      const rows = (await source.choices(field.key, wanted)).slice(0, mostChoices)
      return { results: { rows, total: rows.length } }
    })

    app.call(previewAudience, async ({ body }) => {
      const counted = await audiences.count(await audiences.accepted(body.filters))
      return {
        results: {
          rows: counted.first.map(({ email, name, language, customerId }) => ({ email, name, language, customerId })),
          total: counted.total,
          ...(counted.isEstimate && { totalIsEstimate: true }),
          groups: [...counted.groups],
        },
      }
    })

    app.call(listModules, async () => {
      const rows = offersByModule(sources.all(), started.all())
      return { results: { rows, total: rows.length } }
    })
  },
)

/** Newsletters are for subscribers first. */
const ownFirst = (sources: readonly RecipientSource[]): readonly RecipientSource[] =>
  sources.toSorted((one, other) => Number(other.id === ownSource) - Number(one.id === ownSource))

interface Offered {
  readonly id: string
  readonly title: string
}

function offersByModule(sources: readonly Offered[], started: readonly Offered[]): ModuleOffers[] {
  const moduleOf = ({ id }: Offered) => offeringModule(id)
  const [bySource, byTrigger] = [Map.groupBy(sources, moduleOf), Map.groupBy(started, moduleOf)]
  const named = ({ id, title }: Offered) => ({ id, title })
  return [...new Set([...bySource.keys(), ...byTrigger.keys()])].map((module) => ({
    module,
    sources: (bySource.get(module) ?? []).map(named),
    triggers: (byTrigger.get(module) ?? []).map(named),
  }))
}
