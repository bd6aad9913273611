import { useCall } from '@ashlar/sdk/admin'
import { allPages, listPages, type Page } from '@ashlar/sdk/platform'
import { Input, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editorAddress } from '../../screens/pages/page-state.ts'

/** All pages as options whose value is their address in the editor; a group label can't be chosen (EDIT-009). */
export function PageList({
  current,
  onOpen,
}: {
  readonly current: string | undefined
  readonly onOpen: (slug: string) => void
}) {
  const t = useTexts('admin')
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useCall(listPages, allPages)
  const wanted = search.trim().toLowerCase()
  const pages = (data?.results.rows ?? []).filter(
    (page) => !page.deleted && `${page.title} /${page.slug}`.toLowerCase().includes(wanted),
  )
  // In the order of their addresses, each stands below the page or the group that it belongs to, as far as that is listed.
  const listed = new Set(pages.map((page) => page.slug))
  const depthOf = ({ slug }: Page) =>
    [...slug.matchAll(/\//g)].filter(({ index }) => listed.has(slug.slice(0, index))).length
  const list = useRef<HTMLDivElement>(null)
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const first = pages.find(({ isDummy }) => !isDummy)
    if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement && wanted !== '' && first) {
      event.preventDefault()
      onOpen(first.slug)
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const options = [...(list.current?.querySelectorAll<HTMLElement>('button[role=option]') ?? [])]
    const at = options.findIndex((option) => option === document.activeElement)
    options[Math.min(Math.max(at + step, 0), options.length - 1)]?.focus()
  }
  return (
    <div className="pglist">
      <Input
        size="sm"
        icon="search"
        aria-label={t('Find a page')}
        placeholder={t('Find a page')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={key}
      />
      {error && (
        <p className="hint">
          {error.message}{' '}
          <button type="button" className="linkb" onClick={() => void refetch()}>
            {t('Try again')}
          </button>
        </p>
      )}
      <div role="listbox" aria-label={t('Pages')} className="pglist__l" tabIndex={-1} ref={list} onKeyDown={key}>
        {pages.map((page) =>
          page.isDummy ? (
            <GroupLabel key={page.id} page={page} depth={depthOf(page)} />
          ) : (
            <button
              key={page.id}
              type="button"
              role="option"
              aria-selected={page.slug === current}
              value={editorAddress(page)}
              style={indented(depthOf(page))}
              onClick={() => onOpen(page.slug)}
            >
              <b className="trunc">{page.title}</b>
              <span className="t3 mono trunc">/{page.slug}</span>
            </button>
          ),
        )}
        {!data && !error && (
          <Pending>
            {[140, 110, 170].map((width) => (
              <div key={width} className="pglist__w">
                <Skeleton width={width} height={14} />
              </div>
            ))}
          </Pending>
        )}
        {data && pages.length === 0 && <p className="hint">{t('No results for “{search}”.', { search })}</p>}
      </div>
    </div>
  )
}

/** Room before what stands below another, beside the 8 px that every line has. */
const indented = (depth: number) => ({ paddingInlineStart: 8 + depth * 16 })

function GroupLabel({ page, depth }: { readonly page: Page; readonly depth: number }) {
  return (
    <div
      role="option"
      tabIndex={-1}
      aria-disabled="true"
      aria-selected="false"
      className="pglist__g"
      style={indented(depth)}
    >
      {page.title}
    </div>
  )
}
