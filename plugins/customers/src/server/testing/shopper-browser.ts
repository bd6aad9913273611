import type { TestClient, TestHost, TestReply } from '@ashlar/sdk/testing'
import { expect } from 'vitest'
import { accountPath } from '../../contract.ts'

/** A visitor's browser: keeps its cookies, and sends what a page's script or a form without JavaScript sends. */
export class ShopperBrowser {
  readonly #client: TestClient
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(host: TestHost, tenant: 'a' | 'b' = 'a') {
    this.#client = host.visitor(tenant)
    this.#origin = host.tenants[tenant].origin.replace(/:\d+$/, '')
  }

  page(url: string): Promise<TestReply> {
    return this.#send({ url, headers: {} })
  }

  /** As the page's script sends it. */
  call(path: string, body: object): Promise<TestReply> {
    return this.#send({
      ...{ method: 'POST', url: `${accountPath}${path}/`, payload: body },
      headers: { origin: this.#origin, 'content-type': 'application/json' },
    })
  }

  /** As a browser without JavaScript sends it, from a page. */
  form(page: string, path: string, fields: Readonly<Record<string, string>>): Promise<TestReply> {
    return this.submit(page, `${accountPath}${path}/`, fields)
  }

  submit(page: string, url: string, fields: Readonly<Record<string, string>>): Promise<TestReply> {
    return this.#send({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
        ...{ origin: this.#origin, referer: `${this.#origin}${page}` },
      },
    })
  }

  async #send({ headers, ...request }: Parameters<TestClient['inject']>[0] & { headers: Record<string, string> }) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.#client.inject({ ...request, headers: { ...headers, ...(cookie !== '' && { cookie }) } })
    for (const set of [reply.headers['set-cookie'] ?? []].flat().map(String)) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      if (set.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return reply
  }
}

/** The secrets of the links to a page that were mailed to an address so far, oldest first. */
export async function mailedSecrets(host: TestHost, to: string, page: string): Promise<string[]> {
  const link = new RegExp(`${page}\\?token=([\\w-]{43})`)
  const mails = (await host.mails()).filter((mail) => mail.to === to)
  return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])
}

/** The secret of the next such link: it is mailed in the background. */
export async function nextSecret(host: TestHost, to: string, page: string, known = 0): Promise<string> {
  await expect
    .poll(async () => (await mailedSecrets(host, to, page)).length, { timeout: 20_000 })
    .toBeGreaterThan(known)
  return (await mailedSecrets(host, to, page)).at(-1) ?? ''
}
