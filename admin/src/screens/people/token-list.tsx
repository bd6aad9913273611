import { ApiError, ButtonLink, call, outdated, useCall, useMe } from '@ashlar/sdk/admin'
import { type ApiToken, listApiTokens, revokeApiToken } from '@ashlar/sdk/platform'
import { ResourceList, useListState } from '@ashlar/sdk/tables'
import {
  Badge,
  Button,
  buttonClass,
  confirm,
  EmptyState,
  Icon,
  IconButton,
  PageHeader,
  type Translate,
  toast,
  useTexts,
  when,
} from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { apiDocsPath } from '../../shell/sign-in-address.ts'
import './people.css'
import { NewTokenDialog } from './new-token-dialog.tsx'

const defaults = { orderBy: 'name', itemsPerPage: 1000 }

/** One's own API tokens: they act in one's name on a website, within their scopes. */
export default function Tokens() {
  const t = useTexts('admin')
  const { tenant, agency } = useMe()
  if (tenant) return <TokenList />
  return (
    <section className="sheet">
      <EmptyState
        level={1}
        kind="nothing"
        title={t('API tokens belong to a website')}
        text={t('A token acts in your name on the website where it was created.')}
        actions={
          agency && (
            <ButtonLink to="/admin/agency" icon="building">
              {t('Choose a website')}
            </ButtonLink>
          )
        }
      />
    </section>
  )
}

function TokenList() {
  const t = useTexts('admin')
  const [state, change] = useListState(defaults)
  const [isMaking, setMaking] = useState(false)
  const { data, error, refetch } = useCall(listApiTokens)
  const words = state.search.trim().toLowerCase()
  const rows = data?.results.rows.filter(({ name }) => name.toLowerCase().includes(words))
  const make = (
    <Button variant="primary" icon="plus" onClick={() => setMaking(true)}>
      {t('New token')}
    </Button>
  )
  const revoke = async ({ guid, name }: ApiToken) => {
    const isSure = await confirm({
      description: t('Programs that use the token “{name}” will lose access.', { name }),
      destructive: true,
    })
    if (!isSure) return
    try {
      await call(revokeApiToken, { params: { guid } })
      await outdated(listApiTokens)
      toast.success(t('“{name}” was revoked', { name }))
    } catch (failed) {
      toast.error(t('Nothing was changed'), { description: failed instanceof ApiError ? failed.message : '' })
    }
  }
  return (
    <>
      <PageHeader
        title={t('API tokens')}
        icon="key-round"
        subtitle={t('For programs that act in your name, with the rights that you give them')}
        actions={
          <>
            <a className={buttonClass()} href={apiDocsPath}>
              <Icon name="book-open" />
              {t('API documentation')}
            </a>
            {make}
          </>
        }
      />
      <ResourceList
        name="api-tokens"
        label={t('API tokens')}
        columns={[
          {
            id: 'name',
            title: t('Name'),
            fixed: true,
            cell: ({ name }) => <b className="med">{name}</b>,
          },
          {
            id: 'scopes',
            title: t('Rights'),
            hide: 'sm',
            className: 't2',
            cell: ({ scopes }) => <span className="why">{scopeWords(scopes, t)}</span>,
          },
          { id: 'created', title: t('Created'), hide: 'md', className: 't2 num', cell: (row) => when(row.createdAt) },
          {
            id: 'used',
            title: t('Last used'),
            hide: 'sm',
            className: 't2 num',
            cell: (row) => (row.lastUsedAt === null ? t('Never') : when(row.lastUsedAt)),
          },
          { id: 'ends', title: t('Expires'), className: 'num', cell: (row) => <Ends token={row} /> },
        ]}
        rows={rows}
        total={rows?.length ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ guid }) => guid}
        labelOf={({ name }) => name}
        state={state}
        onState={change}
        searchLabel={t('Search tokens')}
        empty={{
          title: t('No tokens yet'),
          text: t('A token lets a program call the API in your name, with no more rights than you give it.'),
        }}
        rowActions={(token) => (
          <IconButton
            icon="trash-2"
            label={t('Revoke {name}', { name: token.name })}
            tooltip={t('Revoke')}
            onClick={() => void revoke(token)}
          />
        )}
        unpaged
      />
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </>
  )
}

/** A few scopes by name, then how many more. */
function scopeWords(scopes: readonly string[], t: Translate): string {
  const shown = scopes.slice(0, 3).join(', ')
  return scopes.length > 3 ? t('{scopes} and {count} more', { scopes: shown, count: scopes.length - 3 }) : shown
}

function Ends({ token }: { readonly token: ApiToken }) {
  const t = useTexts('admin')
  if (token.expiresAt === null) return <span className="t3">{t('Never')}</span>
  if (new Date(token.expiresAt) <= new Date()) return <Badge tone="red">{t('Expired')}</Badge>
  return <span className="t2">{when(token.expiresAt)}</span>
}
