import Type, { type Static } from 'typebox'
import { recordsPath } from '../../platform/addresses.ts'
import { defineCall } from '../call.ts'
import { Id } from '../request-schemas.ts'
import { callName, commonOf, type Records } from './records.ts'

/** A word that a website gives to several records, such as "Wholesale". */
export const Tag = Type.Object({ id: Id, name: Type.String() })
export type Tag = Static<typeof Tag>

/** The name of a tag: up to 40 characters without a comma, and not blank. */
export const TagName = Type.String({ minLength: 1, maxLength: 40, pattern: '^(?=\\s*[^,\\s])[^,]*$' })

/** The tags of a record as they are sent: all of them by name, at most 20. */
export const TagNames = Type.Array(TagName, { title: 'Tags', control: 'chips', maxItems: 20 })

/** Ids of tags in a list's query, with commas between them: records that have any of these. */
export const TagFilter = Type.String({ pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,19}$' })

export interface TagsInput extends Records {
  /** Table of the tags themselves, without its schema; `<record>_tag_name` without it. */
  readonly names?: string
}

/**
 * The call that lists the tags of records. It belongs into the module's `contract.ts`; `tags` of the server answers it.
 *
 * @example export const boatTags = defineTags(boats)
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineTags({ names, ...records }: TagsInput) {
  return Object.freeze({
    ...records,
    names: names ?? `${records.record}_tag_name`,
    list: defineCall({
      ...commonOf(records),
      id: callName(records, 'list', 'Tags'),
      method: 'GET',
      path: `${recordsPath(records.entity)}tags/`,
      summary: `List the tags of ${records.entity}`,
      reply: { results: Type.Object({ rows: Type.Array(Tag), total: Type.Integer() }) },
      access: records.view,
    }),
  })
}
export type TagsDefinition = ReturnType<typeof defineTags>
