import type { PackagePlanRequest, PackageRow } from '@ashlar/sdk'
import { useQuery } from '@ashlar/sdk/admin'
import { Button, Checkbox, Dialog, Field, FieldError, Input, Note, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useId, useState } from 'react'
import { fetchTenants, fetchVersions, mostTenants, packagesKey } from '../packages-api.ts'

export interface TryDialogProps {
  readonly row: PackageRow
  readonly onPlan: (request: PackagePlanRequest) => void
  readonly onClose: () => void
}

/** A second version beside the one that all have, for chosen websites. */
export function TryDialog({ row, onPlan, onClose }: TryDialogProps) {
  const t = useTexts('admin')
  const { data, error, refetch } = useQuery({ queryKey: [...packagesKey, 'tenants'], queryFn: fetchTenants })
  const { data: versions = [] } = useQuery({
    queryKey: [...packagesKey, 'versions', row.name],
    queryFn: () => fetchVersions(row.name),
  })
  const here = useId()
  const [version, setVersion] = useState(row.trial?.version ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (chosen.size === 0) return
    const wanted = version.trim()
    onPlan({ action: 'try', name: row.name, ...(wanted === '' ? {} : { version: wanted }), tenants: [...chosen] })
  }
  const toggle = (id: number, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon="flask-conical"
      title={t('Try another version of {title}', { title: row.title })}
      description={t('Only the chosen websites get it. All others keep {version}.', { version: row.version })}
    >
      <form className="form" onSubmit={submit}>
        <Field label={t('Version')} hint={t('A version, a range or a tag; the newest without it')}>
          {(ties) => (
            <Input
              {...ties}
              autoFocus
              list={here}
              className="mono"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder={t('newest')}
              value={version}
              onChange={({ target }) => setVersion(target.value)}
            />
          )}
        </Field>
        <datalist id={here}>
          {versions
            .filter(({ isActive }) => !isActive)
            .map((each) => (
              <option key={each.version} value={each.version} />
            ))}
        </datalist>
        <fieldset className="choices">
          <legend className="label">{t('Websites')}</legend>
          {data?.rows.map((tenant) => (
            <Checkbox
              key={tenant.id}
              label={tenant.name}
              checked={chosen.has(tenant.id)}
              onChange={(on) => toggle(tenant.id, on)}
            />
          ))}
          {!data && !error && (
            <Pending>
              <Skeleton width={180} />
            </Pending>
          )}
          {error && (
            <Note tone="bad">
              {error.message}{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                {t('Try again')}
              </button>
            </Note>
          )}
          {data && data.total > mostTenants && (
            <span className="hint">{t('The first {count} are shown.', { count: mostTenants })}</span>
          )}
          {isTried && chosen.size === 0 && <FieldError>{t('Choose at least one website.')}</FieldError>}
        </fieldset>
        <div className="get__foot">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('Show the plan')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
