/** What a visitor is told of a value. The sentences of the specification are to the letter. */
export const messages = {
  required: 'This field is required',
  email: 'invalid email address',
  phone: 'invalid phone number',
  /** For a pattern that has no message of its own. */
  pattern: 'This does not have the right format',
  option: 'Choose one of the options',
  date: 'Choose a date',
  address: 'Please choose a full address from the list',
  tooLong: 'This is too long',
  fileSize: 'File is larger than 15 MB',
  fileType: 'Only .jpg, .jpeg, .png and .pdf files can be sent',
  fileCount: 'At most 5 files can be sent',
  filesSize: 'All files together are larger than 40 MB',
} as const

/** What a form says as a whole, where its own words are empty. */
export const formTexts = {
  success: 'Thank you for your submission.',
  failure: 'Something went wrong, please try again.',
  notVerified: 'We could not verify your request. Please reload the page and try again.',
  submitting: 'Submitting...',
} as const
