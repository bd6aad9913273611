import { type KeyboardEvent, useRef, useState } from 'react'
import { useQuery } from '../../admin/query.ts'
import { BareDialog } from '../../ui/bare-dialog.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fetchIconNames } from '../../ui/icon-files.ts'
import { Input } from '../../ui/input.tsx'
import { useTexts } from '../../ui/texts.ts'
import { foundIcons, iconPage } from './icon-search.ts'

export interface OpenIconPickerProps {
  readonly current: string
  readonly answer: (icon: string | false) => void
}

/** Icons in one row: what arrow keys step over. */
const inRow = 6

/** The icon picker: 300 px wide, thirty a page. */
export function OpenIconPicker({ current, answer }: OpenIconPickerProps) {
  const t = useTexts('admin')
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['icon-names'],
    queryFn: fetchIconNames,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = foundIcons(data ?? [], search)
  const { icons, page, pages } = iconPage(found, at)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow }[event.key]
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const from = buttons.findIndex((button) => button === document.activeElement)
    if (step === undefined || from < 0) return
    event.preventDefault()
    buttons[Math.min(Math.max(from + step, 0), buttons.length - 1)]?.focus()
  }
  return (
    <BareDialog open onOpenChange={(open) => !open && answer(false)} label={t('Choose an icon')} className="dlg iconp">
      <Input
        size="sm"
        icon="search"
        aria-label={t('Find an icon')}
        placeholder={t('Find an icon')}
        value={search}
        autoFocus
        onChange={(event) => {
          setSearch(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const [first] = icons
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || search === '' || first === undefined) return
          event.preventDefault()
          answer(first)
        }}
      />
      {error ? (
        <p className="hint" role="alert">
          {t('The icons could not be loaded.')}{' '}
          <button type="button" className="linkb" onClick={() => void refetch()}>
            {t('Try again')}
          </button>
        </p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over its buttons
        <div className="iconp__g" ref={grid} onKeyDown={walk} aria-busy={!data}>
          {icons.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={name === current}
              onClick={() => answer(name)}
            >
              <Icon name={name} size="lg" />
            </button>
          ))}
          {data && icons.length === 0 && <p className="hint">{t('No results for “{search}”.', { search })}</p>}
        </div>
      )}
      <div className="iconp__f">
        <IconButton
          icon="chevron-left"
          label={t('Previous page')}
          disabled={page === 0}
          onClick={() => setAt(page - 1)}
        />
        <span className="t3 xs num" role="status">
          {t('Page {page} of {pages}', { page: page + 1, pages })}
        </span>
        <IconButton
          icon="chevron-right"
          label={t('Next page')}
          disabled={page === pages - 1}
          onClick={() => setAt(page + 1)}
        />
        <span className="grow" />
        {current !== '' && (
          <Button size="sm" variant="ghost" onClick={() => answer('')}>
            {t('None')}
          </Button>
        )}
        <Button size="sm" onClick={() => answer(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </BareDialog>
  )
}
