import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import { csvAddress, type ListState } from '@ashlar/sdk/tables'
import Type from 'typebox'
import { Submission, SubmissionFilters, SubmissionRow } from '../submission.ts'

const path = '/api/v1/admin/form/submissions/'
const One = Type.Object({ success: Type.Literal(true), submission: Submission })

/** Begins the key of every query about submissions. */
export const submissionsKey = 'form-submissions'

export const submissionsChanged = () => queryClient.invalidateQueries({ queryKey: [submissionsKey] })

const queryOf = ({ search, orderBy, orderDirection, currentPage, itemsPerPage, filters }: ListState) => ({
  search: search || undefined,
  orderBy,
  orderDirection,
  currentPage,
  itemsPerPage,
  form: filters.form?.[0],
  tag: filters.tag?.[0],
  state: filters.state?.[0],
  from: filters.from?.[0],
  to: filters.to?.[0],
})

export const fetchSubmissions = (state: ListState) =>
  api.get(path, { query: queryOf(state), reply: Rows(SubmissionRow) }).then(({ results }) => results)

export const submissionsAsFile = (state: ListState, columns: readonly string[]) =>
  csvAddress(path, queryOf(state), columns)

export const fetchFilters = () => api.get(`${path}filters/`, { reply: SubmissionFilters })

export const fetchSubmission = (id: number) =>
  api.get(`${path}${id}/`, { reply: One }).then(({ submission }) => submission)

export const fileAddress = (submission: number, file: number) => `${path}${submission}/files/${file}/`

export const markSubmissions = (ids: readonly number[], isRead: boolean) =>
  api.post(`${path}mark/`, { ids, isRead }, { reply: Done })

export const approveSubmission = (id: number) =>
  api.post(`${path}${id}/approve/`, {}, { reply: One }).then(({ submission }) => submission)

export const deleteSubmissions = (ids: readonly number[]) => api.post(`${path}bulk-delete/`, { ids }, { reply: Done })
