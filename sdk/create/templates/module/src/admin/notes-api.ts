import { api, Done, Rows } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Note } from '../contract.ts'

const address = '/api/v1/admin/my-thing/notes/'

export const notesKey = 'my_thing.notes'

export async function fetchNotes(currentPage: number, itemsPerPage: number) {
  const { results } = await api.get(address, { query: { currentPage, itemsPerPage }, reply: Rows(Note) })
  return results
}

export const addNote = (text: string) =>
  api.post(address, { text }, { reply: Type.Object({ success: Type.Literal(true), note: Note }) })

export const removeNote = (id: number) => api.delete(`${address}${id}/`, { reply: Done })
