import type { TestReply } from '@ashlar/sdk/testing'
import { joinedAddress, joinedPrefix } from '../../host/joined-blocks/joined-address.ts'
import { Accounts } from '../../platform/identity/account.service.ts'
import type { Place, PlaceMaker } from './places.ts'

/** Real things of core in one website, made through the API where it makes them without files or time. */
export const corePlaces: PlaceMaker = async (host, owner, word) => {
  const { guid, id: tenant } = owner.tenant
  const mark = `${word}-${Math.trunc(performance.now() * 1000)}`
  const page = (await made(owner.post('/api/v1/admin/pages/', { title: `${word} page` }))).page.id
  await made(owner.put('/api/v1/admin/page/updatecontent/', { id: page, content: null }))
  await made(owner.put(`/api/v1/admin/page/draft/${page}/`, { content: null, contentRevision: 0 }))
  const revisions = await made(owner.get(`/api/v1/admin/page/revisions/${page}/`))
  const { template } = await made(owner.post('/api/v1/admin/page/component-template/', { componentName: mark }))
  const { preview } = await made(owner.post('/api/v1/admin/page/previews/', { pageId: page, days: 1 }))
  const token = await made(owner.post('/api/v1/admin/api-tokens/', { name: word, scopes: ['pages.can_view'] }))
  const sessions = await made(owner.get('/api/v1/auth/sessions/'))
  const { user } = await made(
    owner.post('/api/v1/admin/users/', { email: `${mark}@example.com`, displayName: word, role_id: 5 }),
  )
  const { role } = await made(owner.post('/api/v1/admin/roles/', { name: mark.slice(-60) }))
  const { folder } = await made(owner.post('/api/v1/admin/media-folders/', { name: mark }))
  const { view } = await made(owner.post('/api/v1/admin/views/', { list: 'pages', name: mark, query: 'status=draft' }))
  const agency = await host.composition.resolve(Accounts).createAgency({ name: `${word} agency` })
  const [file] = await host.sql<{ id: string }>`insert into core.record_file
    (tenant_id, kind, record_id, name, storage_name, mime_type, size, sha256)
    values (${guid}, 'core.page', 1, ${`${word}.pdf`}, ${`${mark}.pdf`}, 'application/pdf', 1, '') returning id`
  const [media] = await host.sql<{ id: string }>`insert into core.media
    (tenant_id, file_name, storage_name, mime_type, kind, size, sha256)
    values (${guid}, ${`${word}.png`}, 'x', 'image/png', 'image', 1, ${'0'.repeat(64)}) returning id`
  const [mail] = await host.sql<{ id: string }>`insert into core.mail
    (tenant_id, purpose, to_address, to_name, reply_to, subject, text, html, headers, state)
    values (${guid}, 'shop.secret', 'to@example.com', '', '', ${word}, ${word}, ${word}, '{}', 'kept') returning id`
  const [notice] = await host.sql<{ id: string }>`insert into core.notice
    (tenant_id, account, kind, subject_kind, subject_id, title, href)
    values (${guid}, gen_random_uuid(), 'shop.order', 'shop.order', ${mark}, ${word}, '/admin') returning id`
  const [archive] = await host.sql<{ id: string }>`insert into core.tenant_archive
    (tenant_id, id, kind, state, file_name, expires_at)
    values (${guid}, gen_random_uuid(), 'export', 'done', ${`${word}.zip`}, now() + interval '1 day') returning id`
  const places: readonly Place[] = [
    { under: '/', ids: { pageId: page, folderId: folder.id, page } },
    {
      under: '/api/v1/admin/tenants/',
      ids: { id: tenant, archive: archive?.id ?? '', guid: archive?.id ?? '', host: hostOf(owner) },
    },
    {
      under: joinedPrefix,
      ids: { file: joinedAddress(host.composition.packages, 'code', () => true).slice(joinedPrefix.length) },
    },
    { under: '/api/v1/auth/tenant/', ids: { id: tenant } },
    { under: '/api/v1/admin/agencies/', ids: { id: agency.id, member: 1 } },
    { under: '/api/v1/admin/plans/', ids: { name: 'basic' } },
    // No module of the walk is removed: asking for its tables ends before anything is deleted.
    { under: '/api/v1/admin/packages/removed-tables/', ids: { module: 'nothing' } },
    { under: '/api/v1/admin/api-tokens/', ids: { guid: token.apiToken.guid } },
    { under: '/api/v1/admin/users/', ids: { id: user.id } },
    { under: '/api/v1/admin/roles/', ids: { id: role.role_id } },
    { under: '/api/v1/auth/sessions/', ids: { guid: sessions.results.rows[0].guid } },
    {
      under: '/api/v1/admin/page/',
      ids: { id: page, revisionId: revisions.results.rows[0].id, previewId: preview.id },
    },
    { under: '/api/v1/admin/page/component-template/', ids: { id: template.id } },
    { under: '/api/v1/admin/page/savecomponenttemplate/', ids: { id: template.id } },
    { under: '/api/v1/admin/pages/', ids: { id: page, parentId: page } },
    { under: '/api/v1/pages/', ids: { parentId: page, pageId: page } },
    { under: '/api/v1/admin/media/', ids: { id: Number(media?.id) } },
    { under: '/api/v1/admin/media-folders/', ids: { id: folder.id, parentId: folder.id } },
    { under: '/api/v1/files/', ids: { id: Number(file?.id) } },
    { under: '/media/', ids: { id: Number(media?.id), file: `${word}.png` } },
    { under: '/api/v1/admin/views/', ids: { id: view.id } },
    { under: '/api/v1/admin/notices/', ids: { id: Number(notice?.id) } },
    { under: '/api/v1/admin/mails/', ids: { id: Number(mail?.id) } },
    // Nothing of these is any website's: they are the installation's.
    { under: '/api/v1/admin/jobs/', ids: { id: noGuid } },
    { under: '/api/v1/admin/packages/', ids: { id: noGuid } },
    { under: '/api/docs/static/', ids: { '*': 'nothing.js' } },
  ]
  return places
}

const noGuid = '00000000-0000-4000-8000-000000000000'

const hostOf = ({ tenant }: { readonly tenant: { readonly name: string } }) =>
  tenant.name.endsWith('B') ? 'b.localhost' : 'a.localhost'

async function made(asked: Promise<TestReply>) {
  const reply = await asked
  if (reply.statusCode >= 300) throw new Error(`A thing for the walk was refused: ${reply.statusCode} ${reply.body}`)
  return reply.json()
}
