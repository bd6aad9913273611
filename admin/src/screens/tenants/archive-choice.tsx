import { FileDrop } from '@ashlar/sdk/forms'
import { Button, Icon, Progress, useTexts } from '@ashlar/sdk/ui'

export interface ArchiveChoiceProps {
  readonly file: File | undefined
  readonly choose: (file: File | undefined) => void
  readonly isSending: boolean
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number
}

/** The backup that a new website begins with: chosen here, sent once the website is made. */
export function ArchiveChoice({ file, choose, isSending, share }: ArchiveChoiceProps) {
  const t = useTexts('admin')
  return (
    <div className="form">
      <FileDrop
        label={t('Backup of a website')}
        hint={t('A .zip made with “Create backup”. It is imported completely or not at all.')}
        accept=".zip,application/zip"
        disabled={isSending}
        onFiles={([chosen]) => choose(chosen)}
      >
        <Icon name="archive-restore" size="xl" />
        <b>{file?.name ?? t('Drop a backup here')}</b>
      </FileDrop>
      {file !== undefined && !isSending && (
        <div className="row">
          <Button size="sm" icon="x" onClick={() => choose(undefined)}>
            {t('Start without a backup')}
          </Button>
        </div>
      )}
      {file !== undefined && isSending && (
        <Progress label={t('Uploading')} value={share} text={`${Math.round(share * 100)} %`} />
      )}
    </div>
  )
}
