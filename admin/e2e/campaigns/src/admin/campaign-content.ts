import { api, type ContentAdapter, Rows } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Campaign, CampaignWithContent } from '../campaign.ts'

const path = '/api/v1/admin/email-marketing/campaigns/'
const One = Type.Object({ success: Type.Literal(true), campaign: CampaignWithContent })
const titled = <C extends { readonly name: string }>({ name, ...rest }: C) => ({ ...rest, title: name })

const adapter: ContentAdapter = {
  async list() {
    return (await api.get(path, { reply: Rows(Campaign) })).results.rows.map(titled)
  },
  async load(id) {
    return titled((await api.get(`${path}${id}/`, { reply: One })).campaign)
  },
  async save({ id, content, revision }) {
    return (await api.put(`${path}${id}/`, { content, revision }, { reply: One })).campaign
  },
}
export default adapter
