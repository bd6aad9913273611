import { DayCounts, DayCountsQuery, defineCall, ListQuery, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

const path = '/api/v1/admin/visits/'
const access = 'visits.can_view'

const { currentPage, itemsPerPage, limit } = ListQuery(['views'])

/** The last days, today included, and which rows of the list. */
export const TopListQuery = Type.Object(
  {
    days: Type.Integer({ minimum: 1, maximum: 366, default: 30 }),
    ...{ currentPage, itemsPerPage, limit },
  },
  { additionalProperties: false },
)
export type TopListQuery = Static<typeof TopListQuery>

/** A page, and how often it was opened. */
export const TopPage = Type.Object({
  /** Path below the website. Pages that are made for one person are counted together: `/orders/:secret`. */
  path: Type.String(),
  views: Type.Integer(),
})
export type TopPage = Static<typeof TopPage>

/** A website that led visitors here, and how often. */
export const VisitSource = Type.Object({
  /** Host name; empty where the browser named none, as when an address was typed. */
  host: Type.String(),
  views: Type.Integer(),
})
export type VisitSource = Static<typeof VisitSource>

/** Views beyond the pages or sources that are counted apart on a day. */
const otherViews = Type.Integer()

/** A visitor counts once a day. Nobody is recognised on another day. */
export const countVisits = defineCall({
  id: 'visits.countVisits',
  method: 'GET',
  path: `${path}days/`,
  summary: 'Count the visitors of each day',
  query: DayCountsQuery,
  reply: { results: DayCounts },
  access,
})

export const countPageViews = defineCall({
  id: 'visits.countPageViews',
  method: 'GET',
  path: `${path}page-views/`,
  summary: 'Count the page views of each day',
  query: DayCountsQuery,
  reply: { results: DayCounts },
  access,
})

export const listTopPages = defineCall({
  id: 'visits.listTopPages',
  method: 'GET',
  path: `${path}pages/`,
  summary: 'List the pages with the most views',
  query: TopListQuery,
  reply: { results: Rows(TopPage), otherViews },
  access,
})

export const listVisitSources = defineCall({
  id: 'visits.listVisitSources',
  method: 'GET',
  path: `${path}sources/`,
  summary: 'List the websites that led visitors here',
  query: TopListQuery,
  reply: { results: Rows(VisitSource), otherViews },
  access,
})
