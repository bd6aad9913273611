import { ApiError, useNavigate, useQuery } from '@ashlar/sdk/admin'
import { Part } from '@ashlar/sdk/shell'
import { Icon, useSettled, useTexts } from '@ashlar/sdk/ui'
import { CommandGroup, CommandItem } from 'cmdk'
import { useEffect } from 'react'
import { addressOfRow } from '../row-address.ts'
import type { RunningCommand } from './command-host.tsx'
import type { OfferedSearch } from './menu-entries.ts'
import { searchDelay, searchFor } from './search-reply.ts'

export interface ScopeResultsProps {
  readonly offered: OfferedSearch
  readonly words: string
  readonly close: () => void
  readonly run: (command: RunningCommand) => void
}

/** What one search finds, as its module shows it. */
export function ScopeResults({ offered, words, close, run }: ScopeResultsProps) {
  const { module, search } = offered
  const t = useTexts('admin')
  const navigate = useNavigate()
  const wanted = words.trim()
  const asked = useSettled(wanted, searchDelay)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['command-search', search.path, asked],
    queryFn: ({ signal }) => searchFor(search.path, asked, signal),
    enabled: asked !== '',
    retry: false,
  })
  // CMD-045: logged, and shown below.
  useEffect(() => {
    if (error) console.error(error)
  }, [error])
  if (wanted === '') return <p className="cmd__say">{t('Type to search. Results appear here.')}</p>
  if (wanted !== asked || isFetching) {
    return (
      <p className="cmd__say" role="status">
        <span className="cmd__spin" />
        {t('Hang on…')}
      </p>
    )
  }
  if (error || !data) {
    return (
      <div className="cmd__say cmd__say--bad" role="alert">
        <Icon name="cloud-off" />
        <span>
          {t('{title} could not be searched', { title: t(search.title) })}
          {error instanceof ApiError && <span className="cmd__why">{error.message}</span>}
        </span>
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('Try again')}
        </button>
      </div>
    )
  }
  if (data.length === 0) {
    return (
      <p className="cmd__say" role="status">
        <Icon name="search-x" />
        {t(search.empty)}
      </p>
    )
  }
  return (
    <CommandGroup heading={t('{count} result|{count} results', { count: data.length })}>
      {data.map((row) => {
        const address = addressOfRow(search.to, row)
        const choose = () => {
          close()
          if (search.opens === undefined) void navigate(address)
          else run({ module, id: search.opens, title: search.title, row })
        }
        return (
          <CommandItem key={address} className="co co--big" value={address} onSelect={choose}>
            <Part
              module={module}
              kind="searches"
              id={search.id}
              title={t(search.title)}
              props={{ row, words: asked }}
            />
          </CommandItem>
        )
      })}
    </CommandGroup>
  )
}
