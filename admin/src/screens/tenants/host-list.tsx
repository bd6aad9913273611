import type { ReplyOf } from '@ashlar/sdk'
import { ApiError, call, keyOf, useCall, useMutation, useQueryClient } from '@ashlar/sdk/admin'
import {
  addTenantHost,
  checkTenantHost,
  listTenantHosts,
  removeTenantHost,
  setMainTenantHost,
  type TenantHost,
} from '@ashlar/sdk/platform'
import { Badge, Button, confirm, Field, IconButton, Input, Menu, toast, useTexts, when } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import { Sheet } from '../packages/sheet.tsx'
import './tenants.css'

/** Each change gives all hosts that there are then. */
type Hosts = ReplyOf<typeof listTenantHosts>

/** Where a website answers: its host names, what is known of each, and the way to another. */
export function HostList({ tenantId, mayChange }: { readonly tenantId: number; readonly mayChange: boolean }) {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const params = { id: tenantId }
  const { data, error, refetch } = useCall(listTenantHosts, { params })
  const show = (hosts: Hosts) => cache.setQueryData<Hosts>(keyOf(listTenantHosts, { params }), hosts)
  const change = useMutation({
    mutationFn: (run: () => Promise<Hosts>) => run(),
    onSuccess: show,
    onError: (failure) => toast.error(t('The address could not be changed'), { description: failure.message }),
  })
  const check = ({ host }: TenantHost) => call(checkTenantHost, { params, body: { host } })
  const makeMain = ({ host }: TenantHost) => call(setMainTenantHost, { params, body: { host } })
  const remove = async (host: string) => {
    const isSure = await confirm({
      description: t('{host} will no longer lead to this website.', { host }),
      destructive: true,
    })
    if (isSure) change.mutate(() => call(removeTenantHost, { params: { ...params, host } }))
  }
  return (
    <div className="form">
      <Sheet
        label={t('Addresses')}
        rows={data?.results.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: t('No addresses'), text: t('Nobody can reach the website until it has one.') }}
      >
        {(rows) => (
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">{t('Host name')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col" className="r">
                  <span className="sr">{t('Actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.host}>
                  <td>
                    <span className="med">{row.host}</span> {row.isMain && <Badge tone="accent">{t('Main')}</Badge>}
                    {!row.isVerified && (
                      <span className="t3 xs hosts__proof">
                        {t('Point {host} to this server, or set the TXT record {name} to {value}.', {
                          host: row.host,
                          name: row.record.name,
                          value: row.record.value,
                        })}
                      </span>
                    )}
                  </td>
                  <td>
                    <HostState row={row} />
                  </td>
                  <td className="r">
                    {mayChange && (
                      <span className="row hosts__acts">
                        {!row.isVerified && (
                          <Button size="sm" busy={change.isPending} onClick={() => change.mutate(() => check(row))}>
                            {t('Check now')}
                          </Button>
                        )}
                        <Menu
                          trigger={<IconButton icon="ellipsis" label={t('Actions for {name}', { name: row.host })} />}
                          entries={[
                            {
                              label: t('Make it the main address'),
                              icon: 'star',
                              disabled: row.isMain || !row.isVerified,
                              onSelect: () => change.mutate(() => makeMain(row)),
                            },
                            {
                              label: t('Check now'),
                              icon: 'refresh-cw',
                              onSelect: () => change.mutate(() => check(row)),
                            },
                            {
                              label: t('Remove'),
                              icon: 'trash-2',
                              danger: true,
                              disabled: row.isMain,
                              onSelect: () => void remove(row.host),
                            },
                          ]}
                        />
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Sheet>
      {mayChange && <NewHost add={(host) => call(addTenantHost, { params, body: { host } }).then(show)} />}
    </div>
  )
}

function HostState({ row }: { readonly row: TenantHost }) {
  const t = useTexts('admin')
  return (
    <>
      {row.isLocal ? (
        <Badge tone="green">{t('This machine')}</Badge>
      ) : row.isVerified ? (
        <Badge tone="green">{t('Verified')}</Badge>
      ) : (
        <Badge tone="yellow">{row.checkedAt === null ? t('Not checked yet') : t('Not verified')}</Badge>
      )}
      {row.finding !== '' && (
        <span className="t3 xs hosts__proof">
          {row.finding} {row.checkedAt !== null && when(row.checkedAt)}
        </span>
      )}
    </>
  )
}

function NewHost({ add }: { readonly add: (host: string) => Promise<unknown> }) {
  const t = useTexts('admin')
  const [host, setHost] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || host.trim() === '') return
    setBusy(true)
    try {
      await add(host.trim())
      setHost('')
      setError(undefined)
      toast.success(t('Address added'))
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.errors[0]?.message : undefined
      setError(field ?? (failure instanceof Error ? failure.message : String(failure)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="row hosts__new" onSubmit={(event) => void send(event)}>
      <div className="grow">
        <Field label={t('New host name')} error={error} hint={t('Without https:// and port, like www.example.com')}>
          {(ties) => <Input {...ties} value={host} onChange={({ target }) => setHost(target.value)} />}
        </Field>
      </div>
      <Button type="submit" icon="plus" busy={isBusy} disabled={host.trim() === ''}>
        {t('Add address')}
      </Button>
    </form>
  )
}
