import { useQuery } from '@ashlar/sdk/admin'
import { useTexts } from '@ashlar/sdk/ui'
import { adapterOf, type OfferedKind } from '../kinds/use-kinds.ts'

export interface KindListProps {
  readonly kind: OfferedKind
  readonly current?: number | undefined
  readonly onOpen: (param: string, id: number) => void
}

/** All of one kind that a module brings, such as its campaigns (EDIT-036). */
export function KindList({ kind, current, onOpen }: KindListProps) {
  const t = useTexts('admin')
  const { data, error, refetch } = useQuery({
    queryKey: ['editor-kind', kind.param],
    queryFn: async () => (await adapterOf(kind)).list(),
  })
  return (
    <div className="pglist">
      {error && (
        <p className="hint" role="alert">
          {error.message}{' '}
          <button type="button" className="linkb" onClick={() => void refetch()}>
            {t('Try again')}
          </button>
        </p>
      )}
      <div role="listbox" aria-label={t(kind.title)} aria-busy={!data && !error} className="pglist__l" tabIndex={-1}>
        {data?.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="option"
            aria-selected={id === current}
            value={`/admin/editor?${kind.param}=${id}`}
            onClick={() => onOpen(kind.param, id)}
          >
            <b className="trunc">{title}</b>
          </button>
        ))}
        {data?.length === 0 && <p className="hint">{t('Nothing here yet.')}</p>}
      </div>
    </div>
  )
}
