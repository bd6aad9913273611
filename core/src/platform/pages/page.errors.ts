import { defineErrors } from '@ashlar/sdk/server'

export const pageErrors = defineErrors('', {
  /** EDIT-038: the exact text. */
  PAGE_NOT_FOUND: [404, () => 'Page not found'],
  SLUG_TAKEN: [409, (slug: string) => `Another page already has the slug "${slug}".`],
  CONTENT_UNREADABLE: [
    409,
    () => 'The stored content of this page could not be read. Confirm to overwrite it. It will be kept as a revision.',
  ],
  PAGE_NOT_DELETED: [409, (title: string) => `“${title}” is not in the trash. Move it to the trash first.`],
  REVISION_UNREADABLE: [422, () => 'This revision could not be read, so it cannot be restored.'],
  REVISION_NOT_FOUND: [404, () => 'This revision does not exist or was deleted.'],
})
