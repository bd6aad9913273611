import { assignees, customFields, tags } from '@ashlar/sdk/server'
import { customerAssignees, customerFields, customerTags } from '../../contract.ts'

export const tagsOfCustomers = tags(customerTags)
export const fieldsOfCustomers = customFields(customerFields)
export const assigneesOfCustomers = assignees(customerAssignees)
