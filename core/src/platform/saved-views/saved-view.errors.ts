import { defineErrors } from '@ashlar/sdk/server'

export const savedViewErrors = defineErrors('', {
  UNKNOWN_VIEW: [404, () => 'This view does not exist or is not shared with you.'],
  VIEW_NOT_OWN: [403, () => 'This view belongs to another person. Save your own view instead.'],
  VIEW_NAME_TAKEN: [409, (name: string) => `You already have a view named “${name}” for this list.`],
  TOO_MANY_VIEWS: [409, (most: number) => `You can have up to ${most} views for a list. Delete one first.`],
})
