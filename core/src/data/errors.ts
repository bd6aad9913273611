import { defineErrors } from '@ashlar/sdk/server'

/** What the data layer answers; `failureOf` says which database error becomes which. */
export const errors = defineErrors('', {
  DATABASE_UNAVAILABLE: [503, () => 'The database cannot be reached. Please try again in a moment.'],
  DATABASE_BUSY: [503, () => 'Too many people changed the same thing at once. Please try again.'],
  DATABASE_TIMEOUT: [503, () => 'The database took too long to answer. Please try again.'],
  DATABASE_FULL: [507, () => 'The server’s disk is full. Nothing was saved. Please tell your administrator.'],
  ALREADY_TAKEN: [409, (what: string) => `This ${what} is already taken. Please choose another.`],
  STILL_IN_USE: [409, () => 'This is still in use, or it refers to something that was deleted. Nothing was changed.'],
  STALE_REVISION: [409, () => 'Someone else has changed this in the meantime. Nothing was overwritten.'],
  NOT_FOUND: [404, () => 'This does not exist or was deleted.'],
  NOT_ALLOWED_VALUE: [422, (what: string) => `A value is not allowed: ${what}.`],
  NO_TENANT: [421, () => 'Choose a website first.'],
})
