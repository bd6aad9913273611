import { ApiError } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { CampaignChange, CampaignDetail } from '../../../contract.ts'

const { name, subject, preheader, from_name, reply_to, filters } = Type.Required(CampaignChange).properties

/** What people write of a campaign beside its content. */
export const CampaignForm = Type.Object({ name, subject, preheader, from_name, reply_to, filters })
export type CampaignForm = Static<typeof CampaignForm>

/** A campaign with the revision of what the form holds: its own `revision` is the content’s. */
export interface StoredCampaign {
  readonly campaign: CampaignDetail
  readonly revision: number
}

export const storedOf = (campaign: CampaignDetail): StoredCampaign => ({ campaign, revision: campaign.detailsRevision })

export const formOf = ({ name, subject, preheader, from_name, reply_to, filters }: CampaignDetail): CampaignForm => ({
  ...{ name, subject, preheader, from_name, reply_to, filters },
})

const Conflict = Type.Object({ code: Type.Literal('EMAIL_MARKETING_CAMPAIGN_CHANGED'), campaign: CampaignDetail })

/** The stored campaign, when saving failed because someone else had changed it. */
export const conflictIn = (error: unknown): StoredCampaign | undefined =>
  error instanceof ApiError && Check(Conflict, error.body) ? storedOf(error.body.campaign) : undefined
