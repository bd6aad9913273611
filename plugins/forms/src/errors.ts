import { defineErrors } from '@ashlar/sdk/server'
import { words } from './form/visitor-texts.ts'

export const errors = defineErrors('FORMS', {
  NO_FORM: [415, () => 'Send the form as multipart/form-data.'],
  CUT_OFF: [400, () => 'The form did not arrive completely. Please send it again.'],
  TOO_LARGE: [413, () => 'The form is too large. Please send less text or smaller files.'],
  UNKNOWN_FORM: [422, () => 'This form has changed since you opened it. Please reload the page and try again.'],
  INVALID_FIELDS: [422, () => words('en').invalid],
  NOT_VERIFIED: [422, () => words('en').notVerified],
  FILES_FULL: [
    503,
    () => 'No more files can be accepted right now. Please send the form without files, or try again tomorrow.',
  ],
  UNKNOWN_SUBMISSION: [404, () => 'There is no such submission.'],
  NO_ADDRESS: [422, () => 'This submission has no email address, so it cannot be answered.'],
  UNKNOWN_ASSIGNEE: [422, () => 'This person cannot be assigned. Choose someone who works on this website.'],
  VEHICLES_OFF: [404, () => 'Vehicle suggestions are not turned on for this website.'],
  VEHICLES_AWAY: [424, () => 'The vehicle service is not responding.'],
})
