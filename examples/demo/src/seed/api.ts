import { addVehicle, createCustomer, createNote } from '@ashlar/plugin-customers'
import { createCategory, createProduct } from '@ashlar/plugin-store'
import { addressOf, type Content } from '@ashlar/sdk'
import {
  changeTenant,
  createPage,
  createSection,
  makeTenant,
  savePageContent,
  saveSettings,
  signIn,
  updateMedia,
} from '@ashlar/sdk/platform'
import { defineErrors, encodeContent } from '@ashlar/sdk/server'
import type { Art } from '../tree/index.ts'
import type { SeedCustomer } from './customer.ts'
import type { SeedShop } from './shop.ts'

const errors = defineErrors('DEMO', {
  REFUSED: [409, (refusal: string) => `Could not create the demo: ${refusal}`],
})

/** What the seed needs of a host: to be asked as a browser would ask it. */
export interface Door {
  inject(request: {
    method: 'GET' | 'POST' | 'PUT'
    url: string
    headers: Record<string, string>
    payload?: object
  }): Promise<{ statusCode: number; headers: Readonly<Record<string, unknown>>; body: string }>
}

/** A page as the seed writes it; what is left out is the default of the API. */
export interface SeedPage {
  readonly title: string
  readonly slug: string
  readonly status?: 'draft' | 'published' | 'archived'
  readonly excerpt?: string
  readonly image?: string
  readonly metaTitle?: string
  readonly metaDescription?: string
  readonly showPageTitle?: boolean
  readonly showHeader?: boolean
  readonly showFooter?: boolean
  readonly isDummy?: boolean
  readonly publish_date?: string
  readonly unpublish_date?: string
  readonly noindex?: boolean
  readonly content?: Content
  readonly children?: readonly SeedPage[]
}

/**
 * The public API of one tenant, as its owner uses it: so that everything seeded has passed the checks that every
 * request passes. A refusal stops the seed with the server's own words.
 */
export class TenantApi {
  readonly #door: Door
  readonly #host: string
  #cookie = ''

  constructor(door: Door, host: string) {
    this.#door = door
    this.#host = host
  }

  async signIn(email: string, password: string): Promise<void> {
    const reply = await this.#send('POST', addressOf(signIn), { email, password })
    const cookies = [reply.headers['set-cookie'] ?? []].flat()
    this.#cookie = cookies.map((cookie) => String(cookie).split(';', 1)[0]).join('; ')
  }

  async settings(values: object): Promise<void> {
    await this.#send('PUT', addressOf(saveSettings), values)
  }

  /** Keeps a section under a name; gives its id. */
  async template(componentName: string, content: Content): Promise<number> {
    const reply = await this.#send('POST', addressOf(createSection), {
      componentName,
      content: encodeContent(content),
    })
    return idIn(reply.body, 'template')
  }

  /** A page, its content, then the pages below it. */
  async page({ content, children = [], ...fields }: SeedPage, parentId: number | null = null): Promise<void> {
    const created = await this.#send('POST', addressOf(createPage), { ...fields, parentId })
    const id = idIn(created.body, 'page')
    if (content) {
      await this.#send('PUT', addressOf(savePageContent), { id, content: encodeContent(content) })
    }
    for (const child of children) await this.page(child, id)
  }

  /** A customer, their vehicles, and what staff noted about them. */
  async customer({ note, vehicles, ...fields }: SeedCustomer): Promise<void> {
    const created = await this.#send('POST', addressOf(createCustomer), fields)
    const id = idIn(created.body, 'customer', 'customer_id')
    for (const vehicle of vehicles) await this.#send('POST', addressOf(addVehicle, { params: { id } }), vehicle)
    if (note !== undefined) await this.#send('POST', addressOf(createNote), { title: note, customer_id: id })
  }

  /** Categories, parents first, then the products in them. */
  async shop({ categories, products }: SeedShop, art: Art): Promise<void> {
    const ids = new Map<string, number>()
    const idOf = (slug: string) => ids.get(slug) ?? null
    for (const { parent, picture, ...fields } of categories) {
      const body = { ...fields, parent_id: idOf(parent), thumbnail: art(picture) }
      ids.set(fields.slug, idIn((await this.#send('POST', addressOf(createCategory), body)).body, 'category'))
    }
    for (const { pictures, categories: slugs, ...fields } of products) {
      const images = pictures.map(({ name, alt }) => ({ file: art(name), alt }))
      await this.#send('POST', addressOf(createProduct), { ...fields, images, categories: slugs.map(idOf) })
    }
  }

  /** Says what matters of a picture of the media library, whose id stands in its address. */
  async focus(address: string, [focalX, focalY]: readonly [x: number, y: number]): Promise<void> {
    const id = Number(address.split('/')[2])
    await this.#send('PUT', addressOf(updateMedia, { params: { id } }), { focalX, focalY })
  }

  /** Only for platform administrators. */
  async createTenant(tenant: { name: string; hosts: readonly string[]; plan: string }): Promise<void> {
    await this.#send('POST', addressOf(makeTenant), tenant)
  }

  async renameTenant(id: number, name: string): Promise<void> {
    await this.#send('PUT', addressOf(changeTenant, { params: { id } }), { name })
  }

  async #send(method: 'POST' | 'PUT', url: string, payload: object) {
    const reply = await this.#door.inject({
      method,
      url,
      headers: {
        host: this.#host,
        origin: `http://${this.#host}`,
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
      },
      payload,
    })
    if (reply.statusCode < 300) return reply
    const refusal = `${method} ${url} answered ${reply.statusCode}: ${reply.body}`
    // The server would refuse it again at the next start; what failed for another reason may work then.
    throw reply.statusCode < 500 ? errors.REFUSED(refusal) : new Error(`Could not create the demo: ${refusal}`)
  }
}

function idIn(body: string, record: string, name = 'id'): number {
  const reply: unknown = JSON.parse(body)
  const found = member(member(reply, record), name)
  if (typeof found === 'number') return found
  throw new Error(`The reply names no ${record}: ${body}`)
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
