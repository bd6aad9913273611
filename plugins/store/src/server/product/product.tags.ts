import { tags } from '@ashlar/sdk/server'
import { productTags } from '../../contract.ts'

export const tagsOfProducts = tags(productTags)
