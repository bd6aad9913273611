import type { ServerProcess } from '@ashlar/sdk/platform'
import { Badge, bytesText, Note, useTexts, when } from '@ashlar/sdk/ui'
import { useInstallation } from './installation.ts'
import { Sheet } from './sheet.tsx'

/** The server processes: whether each follows, and what changes have left behind in its memory. */
export function ServerList() {
  const t = useTexts('admin')
  const { data, error, refetch } = useInstallation()
  return (
    <Sheet
      label={t('Servers')}
      rows={data?.processes}
      // What was known last is better than nothing while a server changes hands.
      error={data ? null : error}
      onRetry={() => void refetch()}
      empty={{ title: t('No server has reported yet'), text: t('Each server reports every five seconds.') }}
    >
      {(processes) => (
        <>
          <ul className="plain">
            {processes.map((process) => (
              <Server key={process.id} process={process} generation={data?.generation ?? 0} />
            ))}
          </ul>
          <p className="t3 xs foot">
            {t('A running process cannot unload code. Old versions add up until a new process takes over.')}
          </p>
        </>
      )}
    </Sheet>
  )
}

function Server({ process, generation }: { readonly process: ServerProcess; readonly generation: number }) {
  const t = useTexts('admin')
  const { pid, failure, memory, loadedVersions, mostVersions, startedAt } = process
  const isBehind = process.generation !== generation
  const share = Math.min(loadedVersions / Math.max(mostVersions, 1), 1)
  return (
    <li className="server">
      <span className="grow">
        <b className="med num">{t('Process {pid}', { pid: String(pid) })}</b>
        <span className="t3 xs">{t('Started: {when}', { when: when(startedAt) })}</span>
      </span>
      <span className="server__fig">
        <span className="t3 xs">{t('Memory')}</span>
        <b className="med num">{bytesText(memory)}</b>
      </span>
      <span className="server__fig">
        <span className="t3 xs">{t('Versions in memory')}</span>
        <b className="med num">{t('{loaded} of {most}', { loaded: loadedVersions, most: mostVersions })}</b>
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
      </span>
      <Badge tone={failure !== '' ? 'red' : isBehind ? 'yellow' : 'green'}>
        {isBehind
          ? t('Version set {own}, not {newest}', { own: process.generation, newest: generation })
          : t('Version set {generation}', { generation })}
      </Badge>
      {failure !== '' && <Note tone="bad">{failure}</Note>}
    </li>
  )
}
