import { useCall } from '@ashlar/sdk/admin'
import { listPackageVersions, type PackagePlanRequest, type PackageRow } from '@ashlar/sdk/platform'
import { Button, Dialog, Field, FieldError, Input, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useId, useState } from 'react'
import { PackageFile, type UploadedPackage } from './package-file.tsx'
import { SourceChoice, type VersionSource } from './source-choice.tsx'
import { WebsiteChoice } from './website-choice.tsx'

export interface TryDialogProps {
  readonly row: PackageRow
  /** What was chosen before. */
  readonly begun: Partial<PackagePlanRequest> | undefined
  readonly onPlan: (request: PackagePlanRequest) => void
  readonly onClose: () => void
}

/** A second version beside the one that all have, for chosen websites. */
export function TryDialog({ row, begun, onPlan, onClose }: TryDialogProps) {
  const t = useTexts('admin')
  const [source, setSource] = useState<VersionSource>('registry')
  const [version, setVersion] = useState(begun?.version ?? row.trial?.version ?? '')
  const [file, setFile] = useState<UploadedPackage>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(begun?.tenants))
  const [isTried, setTried] = useState(false)
  const isMissing = source === 'file' && file === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (chosen.size === 0 || isMissing) return
    const wanted = source === 'file' ? file?.version : version.trim() || undefined
    onPlan({
      ...{ action: 'try', name: row.name, tenants: [...chosen] },
      ...(wanted === undefined ? {} : { version: wanted }),
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon="flask-conical"
      title={t('Try another version of {title}', { title: row.title })}
      description={t('Only the chosen websites get it. All others keep {version}.', { version: row.version })}
    >
      <form className="form" onSubmit={submit}>
        <SourceChoice value={source} onChange={setSource} />
        {source === 'registry' ? (
          <VersionField name={row.name} value={version} onChange={setVersion} />
        ) : (
          <>
            <PackageFile row={row} onUploaded={setFile} />
            {file && <span className="hint">{t('It contains version {version}.', { version: file.version })}</span>}
            {isTried && isMissing && <FieldError>{t('Choose a package file.')}</FieldError>}
          </>
        )}
        <WebsiteChoice
          chosen={chosen}
          onChange={setChosen}
          error={isTried && chosen.size === 0 ? t('Choose at least one website.') : undefined}
        />
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

interface VersionFieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (version: string) => void
}

/** Offers the versions that this server has had. */
function VersionField({ name, value, onChange }: VersionFieldProps) {
  const t = useTexts('admin')
  const here = useId()
  const { data } = useCall(listPackageVersions, { query: { name } })
  return (
    <>
      <Field label={t('Version')} hint={t('A version, a range or a tag. Leave empty for the newest.')}>
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
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <datalist id={here}>
        {data?.results.rows
          .filter(({ isActive }) => !isActive)
          .map((each) => (
            <option key={each.version} value={each.version} />
          ))}
      </datalist>
    </>
  )
}
