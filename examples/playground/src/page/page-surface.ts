import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AshlarError } from '@ashlar/sdk/server'
import { type Composition, defineSurface, type Surface } from '@ashlar/sdk/surface'
import Type from 'typebox'
import type { Changes } from '../changes/changes.ts'
import { reloadScript } from '../changes/with-reload.ts'
import type { Stage } from '../stage/stage.ts'
import { storyData } from './story-data.ts'

/** What the playground's own page needs of its host. */
export interface PageParts {
  readonly stage: Stage
  readonly changes: Changes
  /** Path of axe-core's script; without it the page offers no accessibility report. */
  readonly axe: string | undefined
  /** `Set-Cookie` of a session of the administrator. */
  signIn(): Promise<readonly string[]>
}

const open = { config: { access: 'public' } } as const

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/playground`: every block with every story, at three widths, light or dark, in both directions of reading. */
export function playgroundPage(parts: PageParts): Surface {
  return defineSurface('playground', (app, composition: Composition) => {
    app.get('/playground', open, async (request, reply) => {
      // Whoever develops is the administrator: the editor is one click away.
      if (request.actor === null) {
        return reply.header('set-cookie', await parts.signIn()).redirect('/playground', 303)
      }
      const html = await readFile(fileOf('page.html'), 'utf8')
      return reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(html)
    })

    app.get('/playground/stories.json', open, async (_, reply) =>
      reply.header('cache-control', 'no-store').send(storyData(composition, parts.stage, parts.axe !== undefined)),
    )

    app.get<{ Querystring: { block: string } }>(
      '/playground/broken.json',
      { ...open, schema: { querystring: Type.Object({ block: Type.String({ maxLength: 120 }) }) } },
      async ({ query }, reply) =>
        reply.header('cache-control', 'no-store').send({ why: parts.stage.whyBroken(query.block) ?? null }),
    )

    app.get('/playground/changes', open, (_, reply) => {
      reply.hijack()
      parts.changes.connect(reply.raw)
    })

    for (const [address, [type, path]] of Object.entries(files(parts.axe))) {
      app.get(address, open, async (_, reply) => {
        const text = await readFile(path, 'utf8').catch((cause: unknown) => {
          throw new AshlarError('NOT_FOUND', 404, 'The playground is not built. Run npm run build.', { cause })
        })
        return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text)
      })
    }
  })
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function files(axe: string | undefined): Readonly<Record<string, readonly [type: string, path: string]>> {
  const script = 'text/javascript'
  return {
    [reloadScript]: [script, fileOf('../changes/reload.js')],
    '/playground/main.js': [script, fileOf('browser/main.js')],
    '/playground/frame.js': [script, fileOf('browser/frame.js')],
    '/playground/accessibility.js': [script, fileOf('browser/accessibility.js')],
    '/playground/page.css': ['text/css', fileOf('page.css')],
    ...(axe !== undefined && { '/playground/axe.js': [script, axe] }),
  }
}
