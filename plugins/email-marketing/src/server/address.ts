import { isMailAddress } from '@ashlar/sdk'
import { addressPattern } from '../address.ts'

/** An address as it is stored and compared. */
export const normalAddress = (given: string): string => given.normalize('NFC').trim().toLowerCase()

/** Whether this can be somebody's address (NEWS-007); the mail to confirm shows whether it is one. */
export const isAddress = (email: string): boolean => addressPattern.test(email) && isMailAddress(email)
