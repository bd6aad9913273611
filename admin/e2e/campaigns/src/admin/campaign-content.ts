import { type ContentAdapter, call } from '@ashlar/sdk/admin'
import { getCampaign, listCampaigns, saveCampaign } from '../contract.ts'

const titled = <C extends { readonly name: string }>({ name, ...rest }: C) => ({ ...rest, title: name })

const adapter: ContentAdapter = {
  async list() {
    return (await call(listCampaigns)).results.rows.map(titled)
  },
  async load(id) {
    return titled((await call(getCampaign, { params: { id } })).campaign)
  },
  async save({ id, content, revision }) {
    return (await call(saveCampaign, { params: { id }, body: { content, revision } })).campaign
  },
}
export default adapter
