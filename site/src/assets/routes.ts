import { AshlarError } from '@ashlar/sdk/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { visitorPage } from '../page/route.ts'
import { addressOf } from '../page/visit.ts'
import type { Site } from '../site.ts'
import { type Asset, binaryAsset, sendAsset, textAsset } from './asset.ts'
import { fontBytes } from './font-files.ts'
import { familySheet } from './fonts.ts'
import { iconSvg } from './icon.ts'
import { reactPath, visitorReact } from './react.ts'

const open = { config: { access: 'public' } } as const
const named = Type.Object({ file: Type.String({ maxLength: 200 }) })

/** Files of the site's own: style sheets, fonts, icons and the loader of moving blocks. */
export function assetRoutes(app: FastifyInstance, site: Site): void {
  const blocks = textAsset('text/css', site.blockCss.all())
  const fonts = new Map<string, Asset>()
  const icons = new Map<string, Asset>()

  app.get('/_ashlar/theme.css', open, async (request, reply) =>
    sendAsset(site.themeFile(await site.settings.platform()), request, reply, false),
  )
  app.get('/_ashlar/blocks.css', open, async (request, reply) => sendAsset(blocks, request, reply, false))
  app.get('/_ashlar/islands.js', open, async (request, reply) => sendAsset(site.islands, request, reply, false))
  app.get<{ Params: { file: string } }>(
    `${reactPath}/:file`,
    { ...open, schema: { params: named } },
    async (request, reply) => {
      const { file } = visitorReact()
      return sendFound(request.params.file === `${file.hash}.js` ? file : undefined, request, reply)
    },
  )
  app.get<{ Params: { version: string; file: string } }>(
    '/_ashlar/fonts/:version/:file',
    { ...open, schema: { params: Type.Object({ version: Type.String({ maxLength: 40 }), ...named.properties }) } },
    async (request, reply) => {
      const { version, file } = request.params
      const key = `${version}/${file}`
      const bytes = fonts.has(key) ? undefined : fontBytes(version, file)
      if (bytes) fonts.set(key, binaryAsset('font/woff2', bytes))
      // Also for documents without an origin, such as a custom HTML's frame.
      reply.header('access-control-allow-origin', '*')
      return sendFound(fonts.get(key), request, reply)
    },
  )
  app.get<{ Params: { file: string } }>(
    '/_ashlar/fonts/:file',
    { ...open, schema: { params: named } },
    async (request, reply) => {
      const sheet = familySheet(request.params.file)
      if (sheet === undefined) throw new AshlarError('NOT_FOUND', 404, 'This font does not exist.')
      return sendAsset(textAsset('text/css', sheet), request, reply, false)
    },
  )
  app.get<{ Params: { file: string } }>(
    '/_ashlar/icons/:file',
    { ...open, schema: { params: named } },
    async (request, reply) => {
      const name = request.params.file.replace(/\.svg$/, '')
      const known = icons.get(name)
      const svg = known ? undefined : await iconSvg(name)
      if (svg !== undefined) icons.set(name, textAsset('image/svg+xml', svg))
      return sendFound(icons.get(name), request, reply)
    },
  )
  app.get<{ Params: { file: string }; Querystring: { page?: string } }>(
    '/_ashlar/page/:file',
    {
      ...open,
      schema: { params: named, querystring: Type.Object({ page: Type.Optional(Type.String({ maxLength: 1000 })) }) },
    },
    (request, reply) => pageSheet(site, request, reply),
  )
  // Browsers, feed readers and chats ask for it whatever the page says.
  app.get('/favicon.ico', open, async ({ tenant }, reply) => {
    const icon = tenant === null ? '' : (await site.settings.platform()).favicon
    if (icon === '') return reply.code(204).header('cache-control', 'public, max-age=86400').send()
    return reply.header('cache-control', 'public, max-age=3600').redirect(encodeURI(icon), 302)
  })
}

/** The style sheet of a page. Another process may have made the page: then this one makes it first. */
async function pageSheet(
  site: Site,
  request: FastifyRequest<{ Params: { file: string }; Querystring: { page?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const hash = request.params.file.replace(/\.css$/, '')
  const address = addressOf(request.query.page ?? '')
  if (!site.styles.find(hash) && request.tenant && address?.path.startsWith('/')) {
    await visitorPage(site, request.tenant, address.path)
  }
  return sendFound(site.styles.find(hash), request, reply)
}

function sendFound(asset: Asset | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!asset) throw new AshlarError('NOT_FOUND', 404, 'This file does not exist.')
  return sendAsset(asset, request, reply, true)
}
