import type { AgencyMember, KeptMail } from '@ashlar/sdk/platform'
import type { Actor, Database, RoleId, Transaction } from '@ashlar/sdk/server'
import { forgetDashboards } from '../dashboard/dashboard.service.ts'
import { errors } from '../errors.ts'
import { type Account, AccountEntity } from '../identity/account.entity.ts'
import type { Accounts } from '../identity/account.service.ts'
import { identityErrors } from '../identity/identity.errors.ts'
import { anyOf } from '../sql.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import { AgencyEntity, AgencyMembershipEntity } from './agency.entity.ts'
import type { AgencyInvitations, InvitedMember } from './agency-invitations.ts'

/** Whom somebody invited; `kept` while no mail leaves. */
export interface InvitedReply {
  readonly member: AgencyMember
  readonly kept?: KeptMail
}

export interface MemberChange {
  readonly role_id?: number | undefined
  readonly isDisabled?: boolean | undefined
  /** All tenants in which they may work, and as what. */
  readonly tenants?: readonly { readonly id: number; readonly role_id: number }[] | undefined
}

type Member = AgencyMember & Pick<Account, 'guid'>

/** People of agencies, and the tenants in which each may work. */
export class AgencyMembers {
  readonly #database: Database
  readonly #accounts: Accounts
  readonly #invitations: AgencyInvitations

  constructor(database: Database, accounts: Accounts, invitations: AgencyInvitations) {
    this.#database = database
    this.#accounts = accounts
    this.#invitations = invitations
  }

  list(agencyId: number): Promise<AgencyMember[]> {
    return this.#database.platform(`List the people of the agency ${agencyId}`, async (tx) => {
      await agencyGuid(tx, agencyId)
      return (await members(tx, agencyId)).map(plain)
    })
  }

  /**
   * Invite somebody to the agency: they choose their password themselves.
   *
   * @throws 409 when there is an account without a tenant with this email; 422 for what is none
   */
  async invite(actor: Actor, agencyId: number, person: InvitedMember): Promise<InvitedReply> {
    const { member, link } = await this.#database.platform(`Invite a person to the agency ${agencyId}`, async (tx) => {
      const made = await this.#invitations.invite(tx, actor, await agencyGuid(tx, agencyId), person)
      tx.audit({ action: 'agency.member-invited', entity: 'agency', entityId: agencyId, title: person.email })
      return { member: plain(await memberById(tx, agencyId, made.id)), link: made.link }
    })
    return this.#replyOf(actor, member, link)
  }

  /**
   * Mail a new link; it ends the one before.
   *
   * @throws 404; 409 for somebody who has accepted already or is disabled
   */
  async inviteAgain(actor: Actor, agencyId: number, id: number): Promise<InvitedReply> {
    const reason = `Resend an invitation to the agency ${agencyId}`
    const { member, link } = await this.#database.platform(reason, async (tx) => {
      const known = await memberById(tx, agencyId, id)
      if (!known.isInvited || known.isDisabled) throw identityErrors.INVITATION_ACCEPTED()
      const made = await this.#invitations.send(tx, actor, { ...known, roleId: known.role_id })
      tx.audit({ action: 'agency.member-invited', entity: 'agency', entityId: agencyId, title: known.email })
      return { member: plain(known), link: made }
    })
    return this.#replyOf(actor, member, link)
  }

  async #replyOf(actor: Actor, member: AgencyMember, link: string): Promise<InvitedReply> {
    const kept = await this.#invitations.kept(actor, link)
    return { member, ...(kept && { kept }) }
  }

  /** @throws 422 for a tenant that is not the agency's, and for taking the last owner away */
  change(agencyId: number, id: number, { role_id, isDisabled, tenants }: MemberChange): Promise<AgencyMember> {
    return this.#database.platform(`Change a person of the agency ${agencyId}`, async (tx) => {
      await agencyOf(tx, agencyId).forUpdate().execute()
      const { guid, email } = await memberById(tx, agencyId, id)
      const account = tx.db(AccountEntity).updateTable('account').where('guid', '=', guid)
      if (role_id !== undefined) await account.set({ roleId: role_id }).execute()
      if (isDisabled !== undefined) await this.#accounts.setDisabled(guid, isDisabled)
      if (tenants !== undefined) await setTenants(tx, agencyId, guid, tenants)
      await refuseOwnerless(tx, agencyId)
      tx.audit({ action: 'agency.member-changed', entity: 'agency', entityId: agencyId, title: email })
      return plain(await memberById(tx, agencyId, id))
    })
  }

  remove(agencyId: number, id: number): Promise<void> {
    return this.#database.platform(`Remove a person of the agency ${agencyId}`, async (tx) => {
      await agencyOf(tx, agencyId).forUpdate().execute()
      const { guid, email } = await memberById(tx, agencyId, id)
      await tx.db(AccountEntity).deleteFrom('account').where('guid', '=', guid).execute()
      await forgetDashboards(tx, guid)
      await refuseOwnerless(tx, agencyId)
      tx.audit({ action: 'agency.member-removed', entity: 'agency', entityId: agencyId, title: email })
    })
  }

  /** Let whoever made a tenant work in it as its owner. */
  async join(account: string, tenant: string, roleId: Exclude<RoleId, 6>): Promise<void> {
    await this.#accounts.setMembership(account, tenant, roleId)
  }
}

async function setTenants(
  tx: Transaction,
  agencyId: number,
  guid: string,
  wanted: NonNullable<MemberChange['tenants']>,
) {
  const ids = wanted.map(({ id }) => id)
  const known = await tx
    .db(TenantEntity)
    .selectFrom('tenant')
    .select(['id', 'guid'])
    .where('agencyId', '=', agencyId)
    .where('id', '=', anyOf(ids))
    .execute()
  const foreign = wanted.flatMap(({ id }, at) =>
    known.some((row) => row.id === id)
      ? []
      : [{ path: `tenants/${at}`, message: 'This website does not belong to the agency.' }],
  )
  if (foreign.length > 0) throw errors.INVALID_FIELDS().at(...foreign)
  const memberships = tx.db(AgencyMembershipEntity)
  await memberships.deleteFrom('agency_membership').where('accountGuid', '=', guid).execute()
  const given = known.flatMap((tenant) => {
    const one = wanted.find(({ id }) => id === tenant.id)
    return one === undefined ? [] : [{ accountGuid: guid, tenantGuid: tenant.guid, roleId: one.role_id }]
  })
  if (given.length > 0) await memberships.insertInto('agency_membership').values(given).execute()
  await forgetDashboards(
    tx,
    guid,
    given.map(({ tenantGuid }) => tenantGuid),
  )
}

/** An agency that had an owner keeps one: nobody else could give its rights back. */
async function refuseOwnerless(tx: Transaction, agencyId: number): Promise<void> {
  const everybody = await members(tx, agencyId)
  if (everybody.length === 0 || everybody.some((member) => member.role_id === 1 && !member.isDisabled)) return
  throw errors.INVALID_FIELDS().at({ path: 'role_id', message: 'An agency needs an owner who can sign in.' })
}

const agencyOf = (tx: Transaction, id: number) =>
  tx.db(AgencyEntity).selectFrom('agency').select('guid').where('id', '=', id)

async function agencyGuid(tx: Transaction, id: number): Promise<string> {
  const row = await agencyOf(tx, id).executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such agency')
  return row.guid
}

async function memberById(tx: Transaction, agencyId: number, id: number): Promise<Member> {
  const [row] = await members(tx, agencyId, id)
  if (row === undefined) throw errors.NOT_FOUND('such person')
  return row
}

/** People of an agency by name, or the one with this id. */
async function members(tx: Transaction, agencyId: number, id?: number): Promise<Member[]> {
  const all = tx
    .db(AccountEntity, AgencyEntity)
    .selectFrom('account as a')
    .innerJoin('agency as g', 'g.guid', 'a.agencyGuid')
    .select(['a.guid', 'a.id', 'a.email', 'a.displayName', 'a.roleId', 'a.disabledAt', 'a.invitedAt'])
    .where('g.id', '=', agencyId)
    .orderBy(({ fn }) => fn('lower', ['a.displayName']))
    .orderBy('a.id')
    .limit(1000)
  const people = await (id === undefined ? all : all.where('a.id', '=', id)).execute()
  const memberships = await tx
    .db(AgencyMembershipEntity, TenantEntity)
    .selectFrom('agency_membership as m')
    .innerJoin('tenant as t', 't.guid', 'm.tenantGuid')
    .select(['m.accountGuid', 't.id', 't.name', 'm.roleId'])
    .where('m.accountGuid', '=', anyOf(people.map(({ guid }) => guid)))
    .orderBy('t.name')
    .execute()
  const tenants = Map.groupBy(memberships, ({ accountGuid }) => accountGuid)
  return people.map(({ roleId, disabledAt, invitedAt, ...person }) => ({
    ...person,
    role_id: roleId,
    isDisabled: disabledAt !== null,
    isInvited: invitedAt !== null,
    tenants: (tenants.get(person.guid) ?? []).map((one) => ({ id: one.id, name: one.name, role_id: one.roleId })),
  }))
}

const plain = ({ guid, ...member }: Member): AgencyMember => member
