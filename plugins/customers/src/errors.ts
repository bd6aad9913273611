import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('CUSTOMERS', {
  UNKNOWN_CUSTOMER: [404, () => 'There is no such customer.'],
  UNKNOWN_VEHICLE: [404, () => 'There is no such vehicle.'],
  UNKNOWN_NOTE: [404, () => 'There is no such note.'],
  UNKNOWN_MERGE: [404, () => 'This merge does not exist, or it was already undone.'],
  NO_NAME: [422, () => 'Enter a first name, a company or an email address.'],
  INVALID_EMAIL: [422, () => 'Invalid email address'],
  INVALID_CELL: [422, (column: string, reason: string) => `The column “${column}” ${reason}.`],
  EMAIL_TAKEN: [409, (email: string) => `Another customer has the email address ${email}.`],
  CHANGED_SINCE: [409, () => 'Someone else changed this customer. Compare both versions, then save again.'],
  NO_VEHICLE: [422, () => 'Enter a make, a model, a VIN or a plate.'],
  NO_SUCH_CUSTOMER: [422, () => 'This customer no longer exists. Choose another one.'],
  SAME_CUSTOMER: [422, () => 'Choose another customer. A customer cannot be merged with itself.'],
  NOT_ERASED: [503, (title: string) => `“${title}” could not erase its data. The customer was not deleted. Try again.`],
  SIGN_UP_CLOSED: [403, () => 'This website does not accept new accounts at the moment.'],
  NOT_VERIFIED: [422, () => 'We could not verify your request. Please reload the page and try again.'],
  CHANGED_AFTER_MERGE: [409, () => 'The customer was changed after the merge, so the merge cannot be undone.'],
})
