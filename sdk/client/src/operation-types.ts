import type { operations } from './operations.ts'

/** Name of a call, such as `forms.listSubmissions`. */
export type CallId = keyof operations

type NotGiven = { readonly [name in never]: never }
type ContentOf<Part> = Part extends { content: infer Content } ? Content : never
type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never

type ParamsOf<Id extends CallId> = operations[Id] extends { parameters: { path: infer Path } }
  ? { readonly params: Readonly<Path> }
  : NotGiven

type QueryOf<Id extends CallId> = operations[Id]['parameters'] extends { query: infer Query }
  ? { readonly query: Readonly<Query> }
  : operations[Id]['parameters'] extends { query?: infer Query }
    ? [NonNullable<Query>] extends [never]
      ? NotGiven
      : { readonly query?: Readonly<NonNullable<Query>> }
    : NotGiven

type RequestOf<Id extends CallId> = ContentOf<NonNullable<operations[Id]['requestBody']>>

type BodyOf<Id extends CallId> = [RequestOf<Id>] extends [never]
  ? NotGiven
  : [JsonOf<RequestOf<Id>>] extends [never]
    ? { readonly body: FormData | Blob }
    : { readonly body: JsonOf<RequestOf<Id>> }

/** What a call takes: `params`, `query` and `body`, as far as it has them. */
export type InputOf<Id extends CallId> = ParamsOf<Id> & QueryOf<Id> & BodyOf<Id>

type SuccessOf<Id extends CallId> = {
  [Status in keyof operations[Id]['responses'] & (200 | 201 | 202)]: operations[Id]['responses'][Status]
}[keyof operations[Id]['responses'] & (200 | 201 | 202)]

/** What a call gives: its JSON, or the response itself where that is a file or a stream. */
export type ReplyOf<Id extends CallId> = [JsonOf<ContentOf<SuccessOf<Id>>>] extends [never]
  ? Response
  : JsonOf<ContentOf<SuccessOf<Id>>>

/** Calls that give the rows of a list, page by page. */
export type ListId = {
  [Id in CallId]: ReplyOf<Id> extends { results: { rows: unknown[]; total: number } }
    ? QueryOf<Id> extends { readonly query?: { readonly currentPage?: number } }
      ? Id
      : never
    : never
}[CallId]

export type RowOf<Id extends ListId> = ReplyOf<Id> extends { results: { rows: (infer Row)[] } } ? Row : never

/** An argument that may be left out where nothing has to be given. */
export type Optionally<Input> = NotGiven extends Input ? [input?: Input] : [input: Input]
