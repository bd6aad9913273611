import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCallSites } from 'node:util'

/** Between Fastify and whoever calls `app.call`. */
const between = /\/(server\/call|host\/application)\.[jt]s$/

/**
 * Folder, file and line that register the route which Fastify has just told of, for the end of a sentence:
 * `, in server/wares.routes.js:12`. Empty where it is not to be seen. Slow: for what went wrong.
 */
export function registeredAt(): string {
  const sites = getCallSites(60)
  const isFastify = ({ scriptName }: (typeof sites)[number]) => scriptName.includes('/node_modules/fastify/')
  const first = sites.findIndex(isFastify)
  if (first < 0) return ''
  const site = sites.slice(first).find((each) => !isFastify(each) && !between.test(each.scriptName))
  if (site === undefined || site.scriptName.startsWith('node:') || site.scriptName === '') return ''
  const file = site.scriptName.startsWith('file:') ? fileURLToPath(site.scriptName) : site.scriptName
  return `, in ${basename(dirname(file))}/${basename(file)}:${site.lineNumber}`
}
