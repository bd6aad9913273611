import type { Tenant } from '@ashlar/sdk/server'
import type { TestClient, TestReply, TestRequest } from '@ashlar/sdk/testing'
import type { Host } from '../host/host.ts'

/** Somebody who talks to the host from memory. */
export class Client implements TestClient {
  readonly tenant: Tenant
  readonly cookie: string
  readonly #host: Host
  readonly #name: string

  constructor(host: Host, tenant: Tenant, hostName: string, cookie = '') {
    this.#host = host
    this.#name = hostName
    this.tenant = tenant
    this.cookie = cookie
  }

  inject({ method = 'GET', url, headers, payload }: TestRequest): Promise<TestReply> {
    const own = { host: this.#name, ...(this.cookie !== '' && { cookie: this.cookie }), ...headers }
    return this.#host.inject({ method: asMethod(method), url, headers: own, ...(payload !== undefined && { payload }) })
  }

  get = (url: string): Promise<TestReply> => this.inject({ url })
  post = (url: string, body?: object): Promise<TestReply> => this.#send('POST', url, body)
  put = (url: string, body?: object): Promise<TestReply> => this.#send('PUT', url, body)
  patch = (url: string, body?: object): Promise<TestReply> => this.#send('PATCH', url, body)
  delete = (url: string, body?: object): Promise<TestReply> => this.#send('DELETE', url, body)

  #send(method: string, url: string, body: object | undefined): Promise<TestReply> {
    const headers = { origin: `http://${this.#name}` }
    return this.inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function asMethod(text: string): (typeof methods)[number] {
  const method = methods.find((each) => each === text)
  if (method === undefined) throw new Error(`The test client does not support ${text}.`)
  return method
}
