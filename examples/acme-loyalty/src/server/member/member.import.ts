import { defineImport } from '@ashlar/sdk/server'
import { Errors } from 'typebox/value'
import { importedMembers, NewMember } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { Members } from './member.service.ts'

/** Members from a CSV file. A row with the address of a member is left out. */
export const memberImport = defineImport({
  ...importedMembers,
  columns: [
    { name: 'name', title: 'Name', isRequired: true, words: ['full name', 'customer'] },
    { name: 'email', title: 'Email', isRequired: true, words: ['email address', 'mail'] },
  ],
  deps: [Members],
  write: async ({ name = '', email = '' }, _, members) => {
    const [fault] = Errors(NewMember, { name, email })
    if (fault) throw errors.INVALID_CELL(fault.instancePath.slice(1), fault.message)
    await members.add({ name, email })
  },
})
