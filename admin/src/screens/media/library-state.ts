import { useSearchParams } from '@ashlar/sdk/admin'
import type { MediaKind, MediaListQuery } from '@ashlar/sdk/platform'

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]
export const typeFilters = ['', 'image', 'video', 'document', 'deleted'] as const
export type TypeFilter = (typeof typeFilters)[number]
export const orders = ['', 'oldest', 'name', 'largest'] as const
export type Order = (typeof orders)[number]

/** What the library shows, as its address says it. */
export interface LibraryState {
  readonly search: string
  readonly type: TypeFilter
  /** Only images that need an alternative text and have none. */
  readonly undescribed: boolean
  readonly order: Order
  readonly folderId: number | undefined
  readonly view: View
  readonly page: number
  /** The file whose details are open. */
  readonly file: number | undefined
}

export const pageSize = 48

const among = <T extends string>(all: readonly T[], text: string | null, usual: T): T =>
  all.find((each) => each === text) ?? usual
const idOf = (text: string | null) => (text !== null && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined)

export function readLibraryState(query: URLSearchParams): LibraryState {
  return {
    search: query.get('search') ?? '',
    type: among(typeFilters, query.get('type'), ''),
    undescribed: query.get('undescribed') === 'true',
    order: among(orders, query.get('order'), ''),
    folderId: idOf(query.get('folder')),
    view: among(views, query.get('view'), 'grid'),
    page: idOf(query.get('page')) ?? 1,
    file: idOf(query.get('file')),
  }
}

export function writeLibraryState({ folderId, view, page, ...state }: LibraryState): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, String(value))
  if (folderId !== undefined) query.set('folder', String(folderId))
  if (view !== 'grid') query.set('view', view)
  if (page > 1) query.set('page', String(page))
  return query
}

/** The state in the address, and how to change it. Whatever changes the list goes back to its first page. */
export function useLibraryState(): readonly [LibraryState, (part: Partial<LibraryState>) => void] {
  const [query, setQuery] = useSearchParams()
  const state = readLibraryState(query)
  const change = (part: Partial<LibraryState>) => {
    const keepsPage = Object.keys(part).every((name) => name === 'file' || name === 'view')
    const next = { ...state, ...(keepsPage ? {} : { page: 1, file: undefined }), ...part }
    setQuery(writeLibraryState(next), { replace: part.search !== undefined || part.file !== undefined })
  }
  return [state, change]
}

const sorting: Readonly<Record<Order, Pick<MediaListQuery, 'orderBy' | 'orderDirection'>>> = {
  '': { orderBy: 'createdAt', orderDirection: 'desc' },
  oldest: { orderBy: 'createdAt', orderDirection: 'asc' },
  name: { orderBy: 'name', orderDirection: 'asc' },
  largest: { orderBy: 'size', orderDirection: 'desc' },
}

/** Whether files of all folders are meant: a search or the trash looks everywhere unless a folder is open. */
export const looksEverywhere = ({ search, type, undescribed, folderId }: LibraryState) =>
  folderId === undefined && (search !== '' || type !== '' || undescribed)

export function queryOf(state: LibraryState) {
  const type: MediaKind | undefined = state.type === '' || state.type === 'deleted' ? undefined : state.type
  return {
    search: state.search || undefined,
    type,
    ...(state.type === 'deleted' && { deleted: true }),
    ...(state.undescribed && { lacksAltText: true }),
    folderId: looksEverywhere(state) ? undefined : (state.folderId ?? 0),
    ...sorting[state.order],
    currentPage: state.page,
    itemsPerPage: pageSize,
  }
}
