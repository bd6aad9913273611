import { archiveTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Schedule } from '../../contract.ts'

const { catchUp, ...columns } = Schedule.properties

/** A row as a backup has it, whose dates the calendar can count. */
const RecurrenceInArchive = Type.Object({
  ...{ ...columns, catch_up: catchUp },
  next_date: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
})

/** Next dates and what was made go along: a website that moves neither makes an invoice twice nor loses a date. */
export const recurrenceArchive = archiveTable('recurrence', {
  accept: (row) => (Check(RecurrenceInArchive, row) ? row : null),
})
