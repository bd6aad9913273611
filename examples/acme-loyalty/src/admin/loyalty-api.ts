import { api, Done, queryClient, Rows } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Member, type NewMember, type NewReward, Reward } from '../contract.ts'

const members = '/api/v1/admin/loyalty/members/'
const rewards = '/api/v1/admin/loyalty/rewards/'
const OneMember = Type.Object({ success: Type.Literal(true), member: Member })
const OneReward = Type.Object({ success: Type.Literal(true), reward: Reward })

/** Begins the key of every query about the programme. */
export const loyaltyKey = 'loyalty'

const changed = () => queryClient.invalidateQueries({ queryKey: [loyaltyKey] })

export interface MemberQuery {
  readonly orderBy: string
  readonly orderDirection: string
  readonly currentPage: number
  readonly itemsPerPage: number
}

export const fetchMembers = ({ orderBy, orderDirection, currentPage, itemsPerPage }: MemberQuery) =>
  api
    .get(members, { query: { orderBy, orderDirection, currentPage, itemsPerPage }, reply: Rows(Member) })
    .then(({ results }) => results)

export async function addMember(member: NewMember): Promise<Member> {
  const reply = await api.post(members, member, { reply: OneMember })
  await changed()
  return reply.member
}

export async function countVisit(id: number): Promise<Member> {
  const reply = await api.post(`${members}${id}/visits/`, {}, { reply: OneMember })
  await changed()
  return reply.member
}

export async function removeMember(id: number): Promise<void> {
  await api.delete(`${members}${id}/`, { reply: Done })
  await changed()
}

export const fetchRewards = () => api.get(rewards, { reply: Rows(Reward) }).then(({ results }) => results)

export async function addReward(reward: NewReward): Promise<Reward> {
  const reply = await api.post(rewards, reward, { reply: OneReward })
  await changed()
  return reply.reward
}

export async function removeReward(id: number): Promise<void> {
  await api.delete(`${rewards}${id}/`, { reply: Done })
  await changed()
}
