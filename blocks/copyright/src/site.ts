import { defineSite, load } from '@ashlar/sdk/site'
import { copyright } from './block.ts'
import { yearAt } from './this-year.ts'

/** A renderer has no clock, and a kept page would say last year's: the year is the block's data. */
export default defineSite({ loads: [load(copyright, [], async () => yearAt(new Date()))] })
