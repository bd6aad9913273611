import { defineErrors } from '@ashlar/sdk/server'

export const savedViewErrors = defineErrors('', {
  UNKNOWN_VIEW: [404, () => 'There is no such view, or it is not shared with you.'],
  VIEW_NOT_OWN: [403, () => 'This view belongs to somebody else. Save one of your own instead.'],
  VIEW_NAME_TAKEN: [409, (name: string) => `You have a view “${name}” of this list already.`],
  TOO_MANY_VIEWS: [409, (most: number) => `A list can have ${most} views of one person. Remove one first.`],
})
