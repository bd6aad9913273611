import { type ContentAdapter, call } from '@ashlar/sdk/admin'
import { texts } from '@ashlar/sdk/ui'
import { changeCampaign, getCampaign, listCampaigns, listSources } from '../../contract.ts'
import { campaignsChanged } from './changed.ts'
import { personalFields, placeholderOf } from './record/personal-fields.ts'

/** How many campaigns the editor offers: the newest ones. */
const offered = 100

const titled = <C extends { readonly name: string }>({ name, ...rest }: C) => ({ ...rest, title: name })

/** How the editor reads and saves the content of campaigns. */
const adapter: ContentAdapter = {
  async list() {
    // What is being sent or was sent can't be changed any more.
    const query = { status: 'draft,scheduled', limit: offered }
    return (await call(listCampaigns, { query })).results.rows.map(titled)
  },
  async load(id) {
    const [{ campaign }, { results }] = await Promise.all([call(getCampaign, { params: { id } }), call(listSources)])
    const fields = personalFields(texts('email_marketing'), results, campaign.filters)
    return {
      ...titled(campaign),
      fields: fields.map((field) => ({ title: field.title, placeholder: placeholderOf(field) })),
    }
  },
  async save({ id, content, revision }) {
    const { campaign } = await call(changeCampaign, { params: { id }, body: { content, revision } })
    await campaignsChanged()
    return campaign
  },
}
export default adapter
