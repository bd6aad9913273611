import { defineModule } from '@ashlar/sdk'
import { countPageViews, countVisits, listTopPages, listVisitSources } from './contract.ts'
import { VisitSettings } from './settings.ts'

const access = 'visits.can_view'

/** Counts visits and page views without cookies. */
export const visits = defineModule({
  id: 'visits',
  always: true,
  title: 'Visits',
  description: 'Counts visits and page views without cookies, and shows them on the dashboard.',
  permissions: { visits: 'Visits' },
  actions: { visits: ['can_view'] },
  plainSettings: {
    schema: VisitSettings,
    sections: [
      {
        ...{ id: 'visits', title: 'Visits', icon: 'chart-line', sort: 55 },
        subtitle: 'How visits of your website are counted.',
        keywords: ['analytics', 'statistics', 'privacy', 'traffic'],
      },
    ],
    cards: [{ section: 'visits', title: 'Counting', sort: 10, fields: ['count_visits', 'visits_kept_days'] }],
  },
  admin: {
    widgets: [
      {
        ...{ id: 'visits', title: 'Site visits', sort: 6, span: 6, access },
        days: { path: countVisits.path, as: 'figure', words: '{count} visit|{count} visits' },
      },
      {
        ...{ id: 'page-views', title: 'Page views', sort: 7, span: 6, access },
        days: { path: countPageViews.path, as: 'figure', words: '{count} view|{count} views' },
      },
      {
        ...{ id: 'visits-per-day', title: 'Visits per day', sort: 8, span: 8, access },
        days: { path: countVisits.path, as: 'chart', words: '{count} visit|{count} visits' },
      },
      {
        ...{ id: 'top-pages', title: 'Top pages', sort: 9, access },
        rows: {
          list: listTopPages.path,
          query: { days: '30', itemsPerPage: '5' },
          name: 'path',
          count: { member: 'views', words: '{count} view|{count} views' },
          empty: 'No page views in the last 30 days.',
        },
      },
      {
        ...{ id: 'visit-sources', title: 'Where visitors come from', sort: 46, access },
        rows: {
          list: listVisitSources.path,
          query: { days: '30', itemsPerPage: '5' },
          name: 'host',
          unnamed: 'Direct',
          count: { member: 'views', words: '{count} view|{count} views' },
          empty: 'No visits in the last 30 days.',
        },
      },
    ],
  },
})
