// What the scripts of visitors’ pages and the live stream ask, which load nothing else of the calls.

/** Answered by the package that provides `BotCheck`. */
export const botCheckPath = '/api/v1/bot-check/'
export const visitorPath = '/api/v1/auth/visitor/'
export const signOutPath = '/api/v1/auth/logout/'
export const importPath = (entity: string): `/${string}` => `/api/v1/admin/${entity}/import/`
/** Files of an entity that are imported step by step. */
export const importsPath = (entity: string): `/${string}` => `/api/v1/admin/${entity}/imports/`
/** What belongs to records of an entity: tags, assignees, custom fields. */
export const recordsPath = (entity: string): `/${string}/` => `/api/v1/admin/${entity}/`
/** For the settings, which know of a custom field no more than its schema. */
export const customFieldUsagePath = (entity: string): `/${string}/` => `${recordsPath(entity)}custom-fields/usage/`
/** For the dashboard, which has no room for the call itself. */
export const packageChangesPath = '/api/v1/admin/packages/changes/'
/** For the stream in the first load, which has no room for the call itself. */
export const liveEventsPath = '/api/v1/admin/events/'
