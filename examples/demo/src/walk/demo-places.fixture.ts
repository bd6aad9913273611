import { corePlaces, type Place, type PlaceMaker } from '@ashlar/core/testing'
import type { TestClient } from '@ashlar/sdk/testing'

/** Real things of one website of the demo: those of core, commerce, customers, forms, newsletters, redirects, store and webhooks. */
export const demoPlaces: PlaceMaker = async (host, owner, word) => {
  const core = await corePlaces(host, owner, word)
  const { guid } = owner.tenant
  const mark = `${word}-${Math.trunc(performance.now() * 1000)}`
  const [submission] = await host.sql<{ id: string }>`insert into forms.submission
    (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender, excerpt, create_customer, customer,
     reply_to, held)
    values (${guid}, ${mark}, 1, 'node', '/', '[]', '{}', '{}', ${word}, ${word}, false, '{}', '', 'honeypot')
    returning id`
  const [file] = await host.sql<{ id: string }>`insert into forms.submission_file
    (tenant_id, submission_id, field_key, name, mime_type, size)
    values (${guid}, ${submission?.id}, 'file', ${`${word}.txt`}, 'text/plain', 6) returning id`
  await host.sql`insert into forms.submission_file_part (tenant_id, file_id, part, bytes)
    values (${guid}, ${file?.id}, 0, 'secret'::bytea)`
  // It is moved to the storage with the first look at its submission.
  const { files } = (await owner.get(`/api/v1/admin/form/submissions/${submission?.id}/`)).json().submission
  // The first look at them makes the list that every website has.
  await owner.get('/api/v1/admin/email-marketing/lists/')
  const list = (await owner.post('/api/v1/admin/email-marketing/lists/', { name: mark, isDefault: false })).json().list
  const email = `${mark}@example.com`.toLowerCase()
  const added = await owner.post('/api/v1/admin/email-marketing/subscribers/', { email, listId: list.id, note: word })
  const marketing = '/api/v1/admin/email-marketing/'
  const { campaign } = (await owner.post(`${marketing}campaigns/`, { name: mark })).json()
  await owner.put(`${marketing}campaigns/${campaign.id}/test/`, { share: 20, by: 'clicks', hours: 4, isManual: false })
  const written = { name: mark, trigger: 'subscriber-confirmed' }
  const { automation } = (await owner.post(`${marketing}automations/`, written)).json()
  const { mail } = (await owner.post(`${marketing}automations/${automation.id}/mails/`, { name: mark })).json()
  const { notification } = (await owner.post(`${marketing}notifications/`, written)).json()
  const [notified] = await host.sql<{ id: string }>`insert into email_marketing.recipient
    (tenant_id, campaign_id, email) values (${guid}, ${notification.id}, ${email}) returning id`
  const hook = { name: word, url: 'https://hook.example', events: ['shop.secret'] }
  const { results: webhook } = (await owner.post('/api/v1/admin/webhooks/', hook)).json()
  const [delivery] = await host.sql<{ id: string }>`insert into webhooks.webhook_delivery
    (tenant_id, webhook_id, event, source, body, state)
    values (${guid}, ${webhook.id}, 'shop.secret', ${mark}, '{}', 'failed') returning id`
  const rule = { source: `/${mark}`, code: 302, target: `/${word}` }
  const { redirect } = (await owner.post('/api/v1/admin/redirects/', rule)).json()
  const [unknown] = await host.sql<{ id: string }>`insert into redirects.not_found_address
    (tenant_id, path, hits, first_seen, last_seen) values (${guid}, ${`/${mark}`}, 1, now(), now()) returning id`
  const { customer } = (await owner.post('/api/v1/admin/customers/', { firstname: mark })).json()
  const customerPath = `/api/v1/admin/customers/${customer.customer_id}/`
  // Whoever was made for the routes of people is assigned.
  const colleague = idsUnder(core, '/api/v1/admin/users/')['id']
  await owner.post(`/api/v1/admin/customers/assignees/${customer.customer_id}`, { assignees: [colleague] })
  const { vehicle } = (await owner.post(`${customerPath}vehicles/`, { make: word })).json()
  const { note } = (await owner.post('/api/v1/admin/notes/', { title: mark })).json()
  const { customer: twin } = (await owner.post('/api/v1/admin/customers/', { firstname: mark })).json()
  const { mergeId } = (await owner.post(`${customerPath}merge/`, { from: twin.customer_id })).json()
  const { files: noteFiles } = (await send(owner, `/api/v1/admin/notes/${note.id}/files/`, word)).json()
  // A website has few, and each deletion that is tried takes one. The first look at taxes makes those it begins with.
  await owner.get('/api/v1/admin/commerce/taxes/')
  const [taxClass] = await host.sql<{ id: string }>`insert into commerce.tax_class (tenant_id, name)
    values (${guid}, ${mark}) returning id`
  const [payment] = await host.sql<{ id: string }>`insert into commerce.payment
    (tenant_id, subject_kind, subject_id, title, amount, currency, provider, reference)
    values (${guid}, 'shop.order', 1, ${mark}, 100, 'CAD', 'cash', ${mark}) returning id`
  const categories = '/api/v1/admin/products/categories/'
  const { category: parent } = (await owner.post(categories, { category: `${mark} parent` })).json()
  const { category } = (await owner.post(categories, { category: mark })).json()
  const goods = {
    name: mark,
    status: 'published',
    variants: [{ stock: 5 }],
    categories: [category.id],
    description: `<p>${word}</p>`,
  }
  const { product } = (await owner.post('/api/v1/admin/products/', goods)).json()
  const [variant] = product.variants
  const prices = [{ variant_id: variant.id, price: 100 }]
  const { priceList } = (await owner.post('/api/v1/admin/price-lists/', { name: mark, tag: word, prices })).json()
  const zone = { name: mark, position: 1, is_active: true, countries: [], regions: [], postcodes: [], rates: [] }
  const { deliveryZone } = (await owner.post('/api/v1/admin/delivery-zones/', zone)).json()
  const code = { code: mark, kind: 'amount', amount: 100 }
  const { discountCode } = (await owner.post('/api/v1/admin/discount-codes/', code)).json()
  const { webOrder } = (
    await owner.post('/api/v1/admin/web-orders/', {
      contact: { firstname: word, lastname: mark, email },
      items: [{ sku: variant.sku, quantity: 1 }],
      delivery: 'pickup',
    })
  ).json()
  const paper = {
    ...{ customer_id: customer.customer_id, vehicle_id: vehicle.id, notes: word },
    items: [{ name: mark, description: word, unitPrice: 100 }],
  }
  const documents = await Promise.all(
    ['quotes', 'invoices', 'work-orders'].map(async (type): Promise<Place> => {
      const under = `/api/v1/admin/${type}/`
      const { invoice } = (await owner.post(under, paper)).json()
      const ids = {
        ...{ id: invoice.id, with: invoice.id, from_id: invoice.id },
        ...{ customer_id: customer.customer_id, vehicle_id: vehicle.id },
      }
      const { files } = (await send(owner, `${under}${invoice.id}/files/`, word)).json()
      return { under, ids: { ...ids, chosen: invoice.items[0].id, file: files[0].id } }
    }),
  )
  // Another one in each website.
  const day = `${2040 + owner.tenant.id}-01-31`
  const schedule = { every: 1, unit: 'month', anchor: day, until: null, times: null, prices: 'fixed' }
  const { invoice: recurring } = (
    await owner.post('/api/v1/admin/invoices/', {
      ...{ ...paper, type: 'recurring', schedule: { ...schedule, action: 'draft', catchUp: 'all' } },
    })
  ).json()
  const { invoice: quote } = (await owner.post('/api/v1/admin/quotes/', paper)).json()
  await owner.post(`/api/v1/admin/quotes/${quote.id}/issue/`, {})
  const secret = `${mark}-link-to-a-quote`
  await host.sql`insert into invoicing.document_secret (tenant_id, document_id, hash)
    values (${guid}, ${quote.id}, encode(sha256(${secret}::bytea), 'hex'))`
  const boards = '/api/v1/admin/kanban/project/boards/'
  const { board } = (await owner.post(boards, { name: mark })).json()
  const { results: columns } = (await owner.get(`/api/v1/admin/kanban/project/${board.id}/columns/`)).json()
  const [{ id: columnId }] = columns.rows
  await owner.post(`/api/v1/admin/kanban/assignees/${board.id}`, { assignees: [colleague] })
  const planned = { title: mark, column_id: columnId, assignees: [colleague], description: `<p>${word}</p>` }
  const { project } = (await owner.post('/api/v1/admin/projects/', planned)).json()
  const projectPath = `/api/v1/admin/projects/${project.id}/`
  const work = { title: mark, project_id: project.id, assignees: [colleague], description: `<p>${word}</p>` }
  const { task } = (await owner.post('/api/v1/admin/tasks/', work)).json()
  const taskPath = `/api/v1/admin/tasks/${task.id}/`
  const { template } = (await owner.post(`${projectPath}template/`, { name: mark })).json()
  const { comment } = (await owner.post(`${projectPath}comments/`, { body: `<p>${word}</p>` })).json()
  const { comment: remark } = (await owner.post(`${taskPath}comments/`, { body: `<p>${word}</p>` })).json()
  const { files: projectFiles } = (await send(owner, `${projectPath}files/`, word)).json()
  const { files: taskFiles } = (await send(owner, `${taskPath}files/`, word)).json()
  // Entries of one person never overlap: each is older than all before it.
  timesMade += 1
  const began = Date.now() - timesMade * 7_200_000
  const span = { start_time: new Date(began).toISOString(), end_time: new Date(began + 60_000).toISOString() }
  const { taskTimeEntry } = (await owner.post(`${taskPath}time-entries/`, { ...span, description: word })).json()
  const when = { scheduled_start_time: span.start_time, scheduled_end_time: span.end_time }
  const { taskSchedule } = (
    await owner.post('/api/v1/admin/tasks/schedules/', { task_id: task.id, assignee_id: colleague, ...when })
  ).json()
  const ofProjects = { customer_id: customer.customer_id, vehicle_id: vehicle.id, column_id: columnId }
  const places: readonly Place[] = [
    ...core,
    { under: '/api/v1/admin/form/submissions/', ids: { id: Number(submission?.id), file: files[0].id } },
    {
      under: '/api/v1/admin/customers/',
      ids: {
        ...{
          id: customer.customer_id,
          customer_id: customer.customer_id,
          vehicleId: vehicle.id,
          from: customer.customer_id,
          guid: nowhere,
        },
        userId: colleague ?? 0,
      },
    },
    { under: '/api/v1/admin/commerce/payments/', ids: { id: Number(payment?.id), customer_id: customer.customer_id } },
    { under: '/api/v1/admin/commerce/tax-classes/', ids: { id: Number(taxClass?.id) } },
    { under: '/api/v1/admin/commerce/taxes/', ids: { default_class: Number(taxClass?.id) } },
    { under: '/api/v1/commerce/payment-providers/', ids: { provider: 'cash' } },
    { under: '/_ashlar/html/canvas/', ids: { type: 'custom-html' } },
    { under: '/api/v1/admin/customer-merges/', ids: { id: mergeId } },
    { under: '/api/v1/admin/notes/', ids: { id: note.id, customer_id: customer.customer_id, file: noteFiles[0].id } },
    { under: '/api/v1/admin/email-marketing/', ids: { listId: list.id, list: list.id } },
    { under: '/api/v1/admin/email-marketing/lists/', ids: { id: list.id } },
    {
      under: '/api/v1/admin/email-marketing/campaigns/',
      ids: { id: campaign.id, number: 4, campaignsToDelete: campaign.id },
    },
    {
      under: '/api/v1/admin/email-marketing/automations/',
      ids: { id: automation.id, mailId: mail.id, people: colleague ?? 0 },
    },
    { under: '/api/v1/admin/email-marketing/notifications/', ids: { id: notification.id } },
    { under: '/api/v1/admin/email-marketing/notifications/email/', ids: { id: Number(notified?.id) } },
    { under: '/api/v1/admin/email-marketing/send-email-notification/', ids: { notification_id: notification.id } },
    { under: '/m/', ids: { secret: nowhere } },
    { under: '/api/v1/admin/email-marketing/subscribers/', ids: { id: added.json().subscriber.id } },
    { under: '/api/v1/admin/subscribers/imports/', ids: { guid: nowhere } },
    {
      under: '/api/v1/admin/products/',
      ids: { id: product.id, guid: nowhere, add_category: category.id, remove_category: category.id },
    },
    { under: '/api/v1/admin/products/categories/', ids: { id: category.id, parent_id: parent.id } },
    { under: '/api/v1/admin/products/variants/', ids: { id: variant.id } },
    { under: '/api/v1/admin/price-lists/', ids: { id: priceList.id, variant_id: variant.id } },
    { under: '/api/v1/admin/delivery-zones/', ids: { id: deliveryZone.id } },
    { under: '/api/v1/admin/discount-codes/', ids: { id: discountCode.id } },
    ...documents,
    ...['start', 'pause', 'resume', 'skipped-dates'].map((act) => ({
      under: `/api/v1/admin/invoices/:id/${act}/`,
      ids: { id: recurring.id, day },
    })),
    { under: '/api/v1/pay/', ids: { secret } },
    { under: '/api/v1/documents/', ids: { id: quote.id } },
    { under: '/api/v1/admin/invoicing/', ids: { source: 'projects.time', id: 1, customer_id: customer.customer_id } },
    { under: '/api/v1/admin/web-orders/', ids: { id: webOrder.id, customer_id: webOrder.customer_id } },
    { under: boards, ids: { id: board.id, from_board_id: board.id } },
    {
      under: '/api/v1/admin/kanban/project/',
      ids: { boardId: board.id, id: columnId, customer_id: customer.customer_id },
    },
    { under: '/api/v1/admin/kanban/assignees/', ids: { id: board.id, userId: colleague ?? 0 } },
    {
      under: '/api/v1/admin/projects/',
      ids: {
        ...{ ...ofProjects, id: project.id, ids: project.id, board_id: board.id, template_id: template.id },
        ...{ commentId: comment.id, file: projectFiles[0].id, userId: colleague ?? 0 },
      },
    },
    { under: '/api/v1/admin/projects/templates/', ids: { id: template.id } },
    {
      under: '/api/v1/admin/tasks/',
      ids: {
        ...{ id: task.id, ids: task.id, project_id: project.id, column_id: columnId, board_id: board.id },
        ...{
          customer_id: customer.customer_id,
          entryId: taskTimeEntry.id,
          commentId: remark.id,
          file: taskFiles[0].id,
        },
        ...{ task_id: task.id, userId: colleague ?? 0 },
      },
    },
    {
      under: '/api/v1/admin/tasks/schedules/',
      ids: { id: taskSchedule.id, task_id: task.id, assignee_id: colleague ?? 0 },
    },
    { under: '/api/v1/cart/items/', ids: { id: variant.sku } },
    { under: '/api/v1/orders/', ids: { id: webOrder.id } },
    { under: '/api/v1/admin/redirects/', ids: { id: redirect.id, guid: nowhere } },
    { under: '/api/v1/admin/not-found/', ids: { id: Number(unknown?.id) } },
    { under: '/api/v1/admin/webhooks/', ids: { id: webhook.id } },
    { under: '/api/v1/admin/webhook-deliveries/', ids: { id: Number(delivery?.id), webhook: webhook.id } },
    { under: '/api/v1/signup/', ids: { listId: list.id } },
    { under: '/_ashlar/revision/', ids: idsUnder(core, '/api/v1/admin/page/') },
  ]
  return places
}

/** A small text file, as a browser sends it. */
async function send(owner: TestClient, url: string, word: string) {
  const form = new FormData()
  form.append('file[]', new Blob([word], { type: 'text/plain' }), `${word}.txt`)
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  return owner.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
}

/** Time entries that were made, of whichever website. */
let timesMade = 0

/** No import is under way. */
const nowhere = '00000000-0000-4000-8000-000000000000'

const idsUnder = (places: readonly Place[], under: string) => places.find((place) => place.under === under)?.ids ?? {}
