import { browserModules } from '@ashlar/sdk'

/** What packages share with the host in the browser: the whole of the import map. */
export const shared = browserModules

/** Those of them that are CommonJS. */
export const commonJs = shared.filter((specifier) => specifier.startsWith('react'))

/** Name of a specifier's file. */
export const slug = (specifier) => specifier.replace(/^@/, '').replace(/\//g, '-')
