export {
  type Assignees,
  type AssigneesChange,
  type AssigneesHook,
  assignees,
  canAssignUsers,
  whenAssigneesChange,
} from './assignees.ts'
export { type CustomFields, customFields } from './custom-fields.ts'
export type { CustomValues } from './custom-values.ts'
export { conditionSql, type FilterColumn, filterSql } from './filter-sql.ts'
export { plainWords } from './plain-words.ts'
export type { RecordCondition } from './tables.ts'
export { type Tags, tags } from './tags.ts'
