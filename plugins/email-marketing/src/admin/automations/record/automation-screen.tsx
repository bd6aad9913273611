import { CouldNotLoad, useCall, useCrumbs, useParams, useTitle } from '@ashlar/sdk/admin'
import { Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getAutomation } from '../../../contract.ts'
import { automationsPath } from '../words.ts'
import { AutomationEditor } from './automation-editor.tsx'

/** One automation: its steps, who goes through it, and who would have. */
export default function AutomationScreen() {
  const t = useTexts('email_marketing')
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useCall(getAutomation, { params: { id } })
  const title = data?.automation.name ?? t('Automation')
  useTitle(title)
  useCrumbs([{ title: t('Automations'), path: automationsPath }, { title }])
  if (error && !data)
    return <CouldNotLoad level={1} title={t('The automation could not be loaded')} error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <div className="lines">
          <Skeleton width={260} height={28} />
          <Skeleton width={520} height={64} />
          <Skeleton width={520} height={64} />
        </div>
      </Pending>
    )
  }
  return <AutomationEditor key={id} automation={data.automation} />
}
