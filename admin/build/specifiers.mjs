import { browserModules } from '@ashlar/sdk'

/**
 * The whole of the import map: what packages share with the host in the browser, and what the shell alone takes: of
 * dragging, which the SDK uses too, there would be two copies otherwise.
 */
export const shared = [...browserModules, '@ashlar/sdk/shell', '@dnd-kit/core']

/** Those of them that are CommonJS. */
export const commonJs = shared.filter((specifier) => specifier.startsWith('react'))

/** Name of a specifier's file. */
export const slug = (specifier) => specifier.replace(/^@/, '').replace(/\//g, '-')
