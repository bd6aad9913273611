import { newPageFields, Page, pageLimits, pageStatuses } from '@ashlar/sdk/platform'
import Type, { type Static } from 'typebox'

const { parentId, showPageTitle, showHeader, showFooter, noindex, nofollow } = Page.properties

/** What the page form edits (PAGE-007): the fields of the API, with the words and limits of the form. */
export const PageForm = Type.Object({
  title: Type.String({ title: 'Title', pattern: '\\S', maxLength: pageLimits.title }),
  slug: Type.String({ title: 'Address', maxLength: pageLimits.slug }),
  parentId,
  status: Type.Enum([...pageStatuses], { title: 'Status' }),
  publish_date: Type.String({ title: 'Publish date', minLength: 1 }),
  unpublish_date: Type.Union([Type.String(), Type.Null()], { title: 'Unpublish date' }),
  showPageTitle: { ...showPageTitle, title: 'Show page title' },
  showHeader: { ...showHeader, title: 'Show header' },
  showFooter: { ...showFooter, title: 'Show footer' },
  // Optional, but not only spaces (OPEN-335).
  excerpt: Type.String({ title: 'Excerpt', pattern: '^$|\\S', maxLength: pageLimits.excerpt }),
  image: Type.String({ title: 'Image', maxLength: pageLimits.image }),
  metaTitle: Type.String({ title: 'Title in search results', maxLength: pageLimits.metaTitle }),
  metaDescription: Type.String({ title: 'Description in search results', maxLength: pageLimits.metaDescription }),
  metaImage: Type.String({ title: 'Image for sharing', maxLength: pageLimits.image }),
  canonical: Type.String({ title: 'Canonical address', control: 'mono', maxLength: pageLimits.canonical }),
  noindex: { ...noindex, title: 'Hide from search engines' },
  nofollow: { ...nofollow, title: 'Do not follow the links of this page' },
  /** Only when creating (OPEN-334). */
  copyFrom: Type.Union([Type.Integer(), Type.Null()], { title: 'Copy content from' }),
})
export type PageForm = Static<typeof PageForm>

/** PAGE-011 to -014: the exact sentences. */
export const pageMessages = {
  title: 'Title is required',
  status: 'Status is required',
  publish_date: 'Publish date is required',
  excerpt: 'Please enter an Excerpt',
}

/** PAGE-008, PAGE-009. */
export function newPageForm(now = new Date()): PageForm {
  const { isDummy: _, ...fields } = newPageFields(now)
  return { ...fields, copyFrom: null }
}

/** The form's part of a page. */
export const formOf = (page: Page): PageForm => ({
  title: page.title,
  slug: page.slug,
  parentId: page.parentId,
  status: page.status,
  publish_date: page.publish_date,
  unpublish_date: page.unpublish_date,
  showPageTitle: page.showPageTitle,
  showHeader: page.showHeader,
  showFooter: page.showFooter,
  excerpt: page.excerpt,
  image: page.image,
  metaTitle: page.metaTitle,
  metaDescription: page.metaDescription,
  metaImage: page.metaImage,
  canonical: page.canonical,
  noindex: page.noindex,
  nofollow: page.nofollow,
  copyFrom: null,
})
