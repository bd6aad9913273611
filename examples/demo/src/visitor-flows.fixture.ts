// What visitors send, once for each name, with what of it must be stored together (F3).
import { countsOf, type Flow, type InMemoryHost } from '@ashlar/core/testing'
import { botCheckToken } from '@ashlar/sdk/visitor'

/** The token of a bot check that was passed; each is good for one request, as a page takes a fresh one for each. */
async function token(host: InMemoryHost): Promise<string> {
  const { fetch } = globalThis
  globalThis.fetch = async (url) => {
    const reply = await host.visitor().get(String(url))
    return new Response(reply.body, { status: reply.statusCode })
  }
  const made = await botCheckToken().finally(() => {
    globalThis.fetch = fetch
  })
  if (made === null) throw new Error('The bot check gave no token.')
  return made
}

/** Enough of them for an attempt and its repetition, made before anything fails; limits are counted from nothing. */
async function prepared(host: InMemoryHost): Promise<() => string> {
  const tokens = [await token(host), await token(host)]
  await host.sql`delete from core.counted_use`
  return () => tokens.pop() ?? ''
}

export const sendingForms =
  (host: InMemoryHost, page: number): Flow =>
  async (name) => {
    const next = await prepared(host)
    const word = `word${name.replaceAll('-', '')}x`
    const like = `%${word}%`
    return {
      send: async () => {
        const form = new FormData()
        form.append('meta', JSON.stringify({ recaptchaToken: next() }))
        const values = { page: String(page), node: 'f', email: 'ada@example.com', message: word }
        for (const [key, value] of Object.entries(values)) form.append(key, value)
        const body = new Response(form)
        const headers = {
          'content-type': body.headers.get('content-type') ?? '',
          ...{ 'sec-fetch-site': 'same-origin', accept: 'application/json' },
        }
        const payload = Buffer.from(await body.arrayBuffer())
        return host.visitor().inject({ method: 'POST', url: '/api/v1/form/submit/', headers, payload })
      },
      effect: () =>
        countsOf({
          submissions: host.sql`select 1 from forms.submission where fields::text like ${like}`,
          words: host.sql`select 1 from core.search_word where word = ${word}`,
          mails: host.sql`select 1 from core.mail where text like ${like}`,
        }),
    }
  }

/** An attempt is named by its address, or by what comes before its @. */
export const signingUp =
  (host: InMemoryHost): Flow =>
  async (name) => {
    const next = await prepared(host)
    const email = name.includes('@') ? name : `n${name}@example.com`
    return {
      send: () => host.visitor().post('/api/v1/signup/', { email, form: 'frmNewsletter', recaptchaToken: next() }),
      // Asked for twice it is two rows, which the job takes in as one: each row has its job, and there is one at least.
      effect: async () => {
        const rows = await host.sql<{ id: number }>`select id from email_marketing.signup where email = ${email}`
        const jobs = await host.sql<{ id: string }>`select payload->>'signup' as id from core.outbox
          where name = 'email_marketing.take-in'`
        const without = rows.filter(({ id }) => !jobs.some((job) => job.id === String(id)))
        if (without.length > 0) return `${without.length} of ${rows.length} sign-ups without a job`
        return rows.length === 0 ? 'none' : 'done'
      },
    }
  }
