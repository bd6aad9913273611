import { useCall } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'
import { listCampaigns } from '../contract.ts'

export default function CampaignList() {
  const { data } = useCall(listCampaigns)
  return (
    <>
      <PageHeader title="Email Marketing" icon="mail" />
      <ul>
        {data?.results.rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  )
}
