import type { BlockProps } from '@ashlar/sdk'
import { isPublished, type PublishedBlock, type PublishedBlocks } from '@ashlar/sdk/server'
import { form } from '../../block/block.ts'
import { errors } from '../../errors.ts'

export type FoundForm = PublishedBlock & { readonly props: BlockProps<typeof form> }

/** How a form says which one it is (OPEN-238). */
export interface FormPlace {
  readonly page: string | undefined
  readonly node: string | undefined
  readonly url: string | undefined
  readonly formName: string | undefined
}

/** What a form without a name of its own is sent as (OPEN-237). */
const unnamed = 'contact_form'

/**
 * The published form that was sent: the one source of its fields, rules, recipients, tags and list (T16).
 *
 * @throws FORMS_UNKNOWN_FORM (422)
 */
export async function foundForm(published: PublishedBlocks, place: FormPlace): Promise<FoundForm> {
  const found =
    place.page === undefined && place.node === undefined
      ? await onlyOne(published, place)
      : await published.find({ page: pageOf(place.page), node: place.node ?? '' })
  if (!found || !isPublished(found, form)) throw errors.UNKNOWN_FORM()
  return found
}

const pageOf = (text = '') => (/^\d{1,15}$/.test(text) ? Number(text) : -1)

/** The one on the page of the address, or around every page, that has the name. */
async function onlyOne(published: PublishedBlocks, { url, formName }: FormPlace): Promise<PublishedBlock | undefined> {
  const slug = pathOf(url)?.replace(/^\/|\/$/g, '')
  const there = await published.at({ type: form.type, slug })
  const fitting = there.filter(
    (block) => isPublished(block, form) && (block.props.formName || unnamed) === (formName || unnamed),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The path of an address on this website as a browser says it, whole or from the slash on. */
export function pathOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url, 'http://site.invalid')) return undefined
  const { pathname } = new URL(url, 'http://site.invalid')
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A path that names no characters is no page's.
    return undefined
  }
}
