import { adminLanguages } from '@ashlar/sdk/platform'
import { Settings } from '@ashlar/sdk/server'
import { acceptedLanguage, answerErrorPage, type Composition } from '@ashlar/sdk/surface'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminDocument, type DocumentData, frameDocument } from './document.ts'
import { browserFolder, readBuiltFiles } from './files.ts'
import { documentPolicy, framePolicy, newNonce } from './policy.ts'
import { withRequiredRoots } from './required-roots.ts'

const folders = ['shared', 'admin', 'icons']

/** Documents under `/admin` and the files they load. */
export async function registerAdmin(app: FastifyInstance, composition: Composition): Promise<void> {
  const files = withRequiredRoots(readBuiltFiles(), composition.packages)
  const settings = composition.resolve(Settings)
  const open = { config: { access: 'public' } } as const

  await app.register(fastifyStatic, {
    root: browserFolder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    dotfiles: 'ignore',
  })
  for (const folder of folders) {
    app.get<{ Params: { '*': string } }>(`/_ashlar/${folder}/*`, open, (request, reply) =>
      reply.sendFile(`${folder}/${request.params['*']}`),
    )
  }

  const dataOf = async (request: FastifyRequest): Promise<DocumentData> => {
    const { tenant, actor } = request
    // The person's own, never the website's.
    const language = actor?.language || (acceptedLanguage(request.headers['accept-language'], adminLanguages) ?? 'en')
    const always = { version: files.version, isSignedIn: actor !== null, language }
    if (!tenant) return { ...always, company: '', logo: '' }
    const { company_name, favicon } = await settings.platform()
    return { ...always, company: company_name || tenant.name, logo: favicon }
  }

  await app.register(async (documents) => {
    documents.setErrorHandler((error, _request, reply) => answerErrorPage(error, reply))

    const document = async (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = newNonce()
      return reply
        .headers({ 'content-security-policy': documentPolicy(nonce), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(adminDocument(files, nonce, await dataOf(request)))
    }
    // Anyone may have the document: it shows the sign-in, and everything in it comes from calls that ask who calls.
    documents.get('/admin', open, document)
    documents.get('/admin/*', open, document)

    documents.get('/admin/editorwrapper', { config: { access: 'staff' } }, async (request, reply) =>
      reply
        .headers({ 'content-security-policy': framePolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(frameDocument(request.tenant ? (await settings.platform()).language : 'en')),
    )
  })
}
