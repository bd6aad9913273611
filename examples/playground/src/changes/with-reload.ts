import type { ServerResponse } from 'node:http'
import { defineSurface, type Surface } from '@ashlar/sdk/surface'

/** Address of the script that loads a page again when the package has changed. */
export const reloadScript = '/playground/reload.js'

const tag = `<script type="module" src="${reloadScript}"></script></body>`

/**
 * The surface as it is, with the reload script at the end of every document that a person opens. Frames get none: the
 * page around them decides. The site writes kept pages past Fastify, so the raw response is where all pass.
 */
export function withReload(surface: Surface): Surface {
  return defineSurface(surface.id, (app, composition) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { headers } = request
      if (headers['sec-fetch-dest'] === 'document') {
        // A compressed body can't be added to, and a 304 would bring back one that lacks the script.
        delete headers['accept-encoding']
        delete headers['if-none-match']
        addScript(reply.raw)
      }
      done()
    })
    return surface.register(app, composition)
  })
}

function addScript(response: ServerResponse): void {
  const { writeHead, end } = response
  let isHtml = false
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = headersOf(rest.at(-1))
    const type = headers.get('content-type') ?? response.getHeader('content-type')
    isHtml = String(type).startsWith('text/html')
    if (isHtml) {
      headers.delete('content-length')
      response.removeHeader('content-length')
    }
    return writeHead.call(response, status, Object.fromEntries(headers))
  }) as ServerResponse['writeHead']
  response.end = ((body?: unknown, encoding?: unknown, ...rest: unknown[]) => {
    const text = Buffer.isBuffer(body) ? body.toString('latin1') : body
    const asLatin1 = Buffer.isBuffer(body) || encoding === 'latin1'
    if (!isHtml || typeof text !== 'string') return Reflect.apply(end, response, [body, encoding, ...rest])
    return Reflect.apply(end, response, [text.replace('</body>', tag), asLatin1 ? 'latin1' : 'utf8'])
  }) as ServerResponse['end']
}

/** Headers as `writeHead` takes them: an object, or a flat list of names and values. */
function headersOf(given: unknown): Map<string, string> {
  if (Array.isArray(given)) {
    return new Map(given.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(given[index + 1])]] : [])))
  }
  if (typeof given !== 'object' || given === null) return new Map()
  return new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
