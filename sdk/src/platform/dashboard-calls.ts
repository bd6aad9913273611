import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'

const path = '/api/v1/admin/dashboard/'
/** Everybody of the back office has a dashboard of their own. */
const access = 'staff'

/** Id of the module and of its widget: `forms/latest-submissions`. */
const WidgetKey = Type.String({ pattern: '^[a-z0-9_]{1,60}/[a-z0-9_-]{1,80}$' })
const WidgetKeys = Type.Array(WidgetKey, { maxItems: 200, uniqueItems: true })

/** How one person arranges the dashboard of a website. */
export const DashboardArrangement = Type.Object(
  {
    /** Widgets by their keys, first to last. One that is not named stands at its usual place. */
    widgets: WidgetKeys,
    /** Widgets that are not shown. */
    hidden: WidgetKeys,
  },
  { additionalProperties: false },
)
export type DashboardArrangement = Static<typeof DashboardArrangement>

export const getDashboard = defineCall({
  id: 'core.getDashboard',
  method: 'GET',
  path,
  summary: 'Read how you arranged the dashboard',
  reply: { dashboard: DashboardArrangement },
  access,
})

export const arrangeDashboard = defineCall({
  id: 'core.arrangeDashboard',
  method: 'PUT',
  path,
  summary: 'Arrange your dashboard',
  description: 'Both lists empty give the usual dashboard.',
  body: DashboardArrangement,
  reply: { dashboard: DashboardArrangement },
  access,
})
