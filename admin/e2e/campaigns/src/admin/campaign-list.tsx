import { api, Rows, useQuery } from '@ashlar/sdk/admin'
import { PageHeader } from '@ashlar/sdk/ui'
import { Campaign } from '../campaign.ts'

const reply = Rows(Campaign)

export default function CampaignList() {
  const { data } = useQuery({
    queryKey: ['campaigns'],
    queryFn: () => api.get('/api/v1/admin/email-marketing/campaigns/', { reply }),
  })
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
