import { isPictureAddress, type PageFields } from '@ashlar/sdk/platform'
import type { FieldError } from '@ashlar/sdk/server'
import { slugProblem } from './slug.ts'

/** What is wrong with the fields by themselves, for the person who can mend it (PAGE-011, -013, -014). */
export function fieldProblems(fields: PageFields): FieldError[] {
  const problems: FieldError[] = []
  const refuse = (path: keyof PageFields, message: string) => problems.push({ path, message })
  if (fields.title.trim() === '') refuse('title', 'Title is required')
  const slug = slugProblem(fields.slug)
  if (slug !== undefined) refuse('slug', slug)
  if (!isStorable(fields.publish_date)) refuse('publish_date', 'Publish date must be a date from 1970 to 9999')
  if (fields.unpublish_date !== null) {
    if (!isStorable(fields.unpublish_date)) refuse('unpublish_date', 'Unpublish date must be a date from 1970 to 9999')
    else if (new Date(fields.unpublish_date) <= new Date(fields.publish_date)) {
      refuse('unpublish_date', 'Unpublish date must be after the publish date')
    }
  }
  if (fields.excerpt !== '' && fields.excerpt.trim() === '') refuse('excerpt', 'Please enter an Excerpt')
  if (!isPictureAddress(fields.image)) refuse('image', picture)
  if (!isPictureAddress(fields.metaImage)) refuse('metaImage', picture)
  if (!isCanonical(fields.canonical))
    refuse('canonical', 'Use an address of this website, such as "/about", or an https address')
  return problems
}

const picture = 'Choose an image from the media library or enter an https address'

function isStorable(date: string): boolean {
  const time = new Date(date)
  // NaN, as of a leap second, fails both comparisons.
  return time.getUTCFullYear() >= 1970 && time.getUTCFullYear() <= 9999
}

function isCanonical(address: string): boolean {
  if (address === '' || /^\/(?![/\\])[^\s\\?#]*$/.test(address)) return true
  return address.startsWith('https://') && URL.canParse(address)
}
