import { type ContentAdapter, call } from '@ashlar/sdk/admin'
import { texts } from '@ashlar/sdk/ui'
import { changeCampaign, getCampaign, listCampaigns, listSources } from '../../contract.ts'
import { campaignsChanged } from './changed.ts'
import { CampaignBeside } from './record/campaign-beside.tsx'
import { personalFields, placeholderOf } from './record/personal-fields.ts'
import { addressOfCampaign, shownStatus, statusNames, statusTones } from './words.ts'

/** How many campaigns the editor offers: the newest ones. */
const offered = 100

const t = texts('email_marketing')

/** How the editor reads and saves the content of campaigns. */
const adapter: ContentAdapter = {
  async list() {
    // What is being sent or was sent can't be changed any more.
    const query = { status: 'draft,scheduled', limit: offered }
    return (await call(listCampaigns, { query })).results.rows.map(({ id, name }) => ({ id, title: name }))
  },
  async load(id) {
    const [{ campaign }, { results }] = await Promise.all([call(getCampaign, { params: { id } }), call(listSources)])
    const fields = personalFields(t, results, campaign.filters)
    const status = shownStatus(campaign)
    return {
      ...{ id, title: campaign.name, content: campaign.content, revision: campaign.revision },
      fields: fields.map((field) => ({ title: field.title, placeholder: placeholderOf(field) })),
      ...(campaign.kind === 'campaign' && {
        status: { label: statusNames(t)[status], tone: statusTones[status] },
        next: { title: t('Send…'), href: addressOfCampaign(id) },
      }),
    }
  },
  async save({ id, content, revision, editor }) {
    const { campaign } = await call(changeCampaign, { params: { id }, body: { content, revision, editor } })
    await campaignsChanged()
    return campaign
  },
  beside: { title: t('Checks before sending'), View: CampaignBeside },
}
export default adapter
