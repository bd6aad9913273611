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
  CHANGES_STALE: [
    409,
    (who: string, act: 'published' | 'discarded') =>
      `${who === '' ? 'Somebody else' : who} has changed this page in the meantime. Nothing was ${act}.`,
  ],
  NO_UNPUBLISHED_CHANGES: [
    409,
    () => 'This page has no unpublished changes, so nothing was discarded. They may have been published already.',
  ],
  REVISION_UNREADABLE: [422, () => 'This revision could not be read, so it cannot be restored.'],
  REVISION_NOT_FOUND: [404, () => 'This revision does not exist or was deleted.'],
})
