import { outdated } from '@ashlar/sdk/admin'
import { listNotFound, listRedirects } from '../contract.ts'

/** A redirect takes its address out of the log, so both lists are asked for again. */
export const addressesChanged = () => outdated(listRedirects, listNotFound)
