import { defineErrors } from '@ashlar/sdk/server'
import { words } from './form/visitor-texts.ts'

export const errors = defineErrors('FORMS', {
  NO_FORM: [415, () => 'Send the form as multipart/form-data.'],
  CUT_OFF: [400, () => 'The form did not arrive whole. Please send it again.'],
  TOO_LARGE: [413, () => 'The form is larger than can be taken. Please send less text or smaller files.'],
  UNKNOWN_FORM: [
    422,
    () => 'This form is no longer on the website as it was sent. Please reload the page and try again.',
  ],
  INVALID_FIELDS: [422, () => words('en').invalid],
  NOT_VERIFIED: [422, () => words('en').notVerified],
  FILES_FULL: [
    503,
    () => 'No more files can be taken just now. Please send the form without files, or try again tomorrow.',
  ],
  UNKNOWN_SUBMISSION: [404, () => 'There is no such submission.'],
  NO_ADDRESS: [422, () => 'No email address was sent with this form, so nobody can be answered.'],
  UNKNOWN_ASSIGNEE: [422, () => 'This person cannot be assigned. Choose someone who works on this website.'],
  VEHICLES_OFF: [404, () => 'This website has no suggestions for vehicles.'],
  VEHICLES_AWAY: [424, () => 'The service with makes and models of vehicles does not answer.'],
})
