import { visitorPath } from '../platform/addresses.ts'
import { isSignedIn } from './track.ts'

/** Who is signed in and reads a page. */
export interface PageReader {
  readonly displayName: string
  readonly role_id: number
}

/** Each block's script is a bundle of its own: what they share stands at the document. */
type Asked = Document & { ashlarReader?: Promise<PageReader | null> }

/**
 * Who reads the page, asked once a page however many blocks want to know: a kept page is made for nobody. From then on
 * `isSignedIn` knows it too. Null for nobody, and when there is no answer.
 */
export function pageReader(): Promise<PageReader | null> {
  const page: Asked = document
  page.ashlarReader ??= asked()
  return page.ashlarReader
}

async function asked(): Promise<PageReader | null> {
  try {
    const reply = await fetch(visitorPath)
    const { user = null }: { readonly user?: PageReader | null } = await reply.json()
    if (user) document.documentElement.dataset['signedIn'] = ''
    return user
  } catch {
    return null
  }
}

/** Whether nobody is signed in: what was clicked may be tracked. Without an answer it may. */
export const isAnonymous = async (): Promise<boolean> => !isSignedIn() && (await pageReader()) === null
