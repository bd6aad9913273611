/** What a visitor is told of a value. The sentences of the specification are to the letter. */
export const messages = {
  /** OPEN-249 */
  required: 'This field is required',
  /** FORM-045 */
  email: 'invalid email address',
  /** OPEN-250 */
  phone: 'invalid phone number',
  /** For a pattern that has no message of its own. */
  pattern: 'This does not have the right format',
  option: 'Choose one of the options',
  date: 'Choose a date',
  /** OPEN-263 */
  address: 'Please choose a full address from the list',
  tooLong: 'This is too long',
  /** OPEN-252 */
  fileSize: 'File is larger than 15 MB',
  fileType: 'Only .jpg, .jpeg, .png and .pdf files can be sent',
  fileCount: 'At most 5 files can be sent',
  filesSize: 'All files together are larger than 40 MB',
} as const

/** What a form says as a whole, where its own words are empty (FORM-004, OPEN-239, OPEN-254). */
export const formTexts = {
  success: 'Thank you for your submission.',
  failure: 'Something went wrong, please try again.',
  notVerified: 'We could not verify your request. Please reload the page and try again.',
  submitting: 'Submitting...',
} as const
