import { PackagePlanRequest, type PackageRow } from '@ashlar/sdk/platform'
import { Button, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import { Check } from 'typebox/value'
import { useInstallation } from '../installation.ts'

export interface FromRegistryProps {
  readonly row: PackageRow | undefined
  /** What was typed before. */
  readonly begun: Partial<PackagePlanRequest> | undefined
  readonly onChoose: (name: string, version?: string) => void
  readonly onClose: () => void
}

/** By its name in the registry, and a version, range or tag. */
export function FromRegistry({ row, begun, onChoose, onClose }: FromRegistryProps) {
  const t = useTexts('admin')
  const { data: installation } = useInstallation()
  const [name, setName] = useState(row?.name ?? begun?.name ?? '')
  const [version, setVersion] = useState(begun?.version ?? '')
  const [isLeft, setLeft] = useState(false)
  const isName = Check(PackagePlanRequest.properties.name, name.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (isName) onChoose(name.trim(), version.trim() || undefined)
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={t('Name')}
        required
        hint={installation ? t('Its name in the registry at {address}', { address: installation.registry }) : ' '}
        error={isLeft && !isName ? t('Enter a name such as @company/package, in lower case.') : undefined}
      >
        {(ties) => (
          <Input
            {...ties}
            autoFocus={row === undefined}
            readOnly={row !== undefined}
            className="mono"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={214}
            placeholder="@company/package"
            value={name}
            onChange={({ target }) => setName(target.value)}
            onBlur={() => name !== '' && setLeft(true)}
          />
        )}
      </Field>
      <Field label={t('Version')} hint={t('A version, a range or a tag. Leave empty for the newest.')}>
        {(ties) => (
          <Input
            {...ties}
            autoFocus={row !== undefined}
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
      <div className="get__foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" type="submit">
          {t('Show the plan')}
        </Button>
      </div>
    </form>
  )
}
