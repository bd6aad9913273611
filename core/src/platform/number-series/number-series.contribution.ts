import { NumberSeries, provide, type ServerContribution } from '@ashlar/sdk/server'
import { numberSeriesArchive } from './number-series.archive.ts'
import { NumberSeriesEntity } from './number-series.entity.ts'
import { numberSeriesMigrations } from './number-series.migrations.ts'
import { NumberSeriesService } from './number-series.service.ts'

export const numberSeries = {
  entities: [NumberSeriesEntity],
  migrations: numberSeriesMigrations,
  services: [provide(NumberSeries, NumberSeriesService)],
  routes: [],
  subscriptions: [],
  archive: [numberSeriesArchive],
} satisfies ServerContribution
