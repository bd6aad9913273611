import type { AgencyMember } from '@ashlar/sdk/platform'
import type { Database, RoleId, Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import type { Accounts } from '../identity/account.service.ts'
import { refuseWeak } from '../identity/password-rules.ts'
import { roleOf } from '../identity/signed-in-actor.ts'
import { run, type SqlText, sql } from '../sql.ts'

export interface NewMember {
  readonly email: string
  readonly displayName: string
  readonly password: string
  readonly role_id: number
}

export interface MemberChange {
  readonly role_id?: number | undefined
  readonly isDisabled?: boolean | undefined
  /** All tenants in which they may work, and as what. */
  readonly tenants?: readonly { readonly id: number; readonly role_id: number }[] | undefined
}

interface Member extends AgencyMember {
  readonly guid: string
}

/** People of agencies, and the tenants in which each may work. */
export class AgencyMembers {
  readonly #database: Database
  readonly #accounts: Accounts

  constructor(database: Database, accounts: Accounts) {
    this.#database = database
    this.#accounts = accounts
  }

  list(agencyId: number): Promise<AgencyMember[]> {
    return this.#database.platform(`List the people of the agency ${agencyId}`, async (tx) => {
      await agencyGuid(tx, agencyId)
      return (await members(tx, sql`g.id = ${agencyId}`)).map(plain)
    })
  }

  /** @throws 409 when there is an account without a tenant with this email */
  async add(agencyId: number, { role_id, ...person }: NewMember): Promise<AgencyMember> {
    refuseWeak(person.password, person.email)
    return this.#database.platform(`Add a person to the agency ${agencyId}`, async (tx) => {
      const agency = await agencyGuid(tx, agencyId)
      const { id } = await this.#accounts.create({ ...person, tenant: null, agency, roleId: roleOf(role_id) })
      tx.audit({ action: 'agency.member-added', entity: 'agency', entityId: agencyId, title: person.email })
      return plain(await memberById(tx, agencyId, id))
    })
  }

  /** @throws 422 for a tenant that is not the agency's, and for taking the last owner away */
  change(agencyId: number, id: number, { role_id, isDisabled, tenants }: MemberChange): Promise<AgencyMember> {
    return this.#database.platform(`Change a person of the agency ${agencyId}`, async (tx) => {
      await tx.sql`select from core.agency where id = ${agencyId} for update`
      const { guid, email } = await memberById(tx, agencyId, id)
      if (role_id !== undefined) await tx.sql`update core.account set role_id = ${role_id} where guid = ${guid}`
      if (isDisabled !== undefined) await this.#accounts.setDisabled(guid, isDisabled)
      if (tenants !== undefined) await setTenants(tx, agencyId, guid, tenants)
      await refuseOwnerless(tx, agencyId)
      tx.audit({ action: 'agency.member-changed', entity: 'agency', entityId: agencyId, title: email })
      return plain(await memberById(tx, agencyId, id))
    })
  }

  remove(agencyId: number, id: number): Promise<void> {
    return this.#database.platform(`Remove a person of the agency ${agencyId}`, async (tx) => {
      await tx.sql`select from core.agency where id = ${agencyId} for update`
      const { guid, email } = await memberById(tx, agencyId, id)
      await tx.sql`delete from core.account where guid = ${guid}`
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
  const known = await tx.sql<{ id: number }>`select id from core.tenant
    where agency_id = ${agencyId} and id = any(${ids}::bigint[])`
  const foreign = wanted.flatMap(({ id }, at) =>
    known.some((row) => row.id === id)
      ? []
      : [{ path: `tenants/${at}`, message: 'The agency does not look after this website.' }],
  )
  if (foreign.length > 0) throw errors.INVALID_FIELDS().at(...foreign)
  await tx.sql`delete from core.agency_membership where account_guid = ${guid}`
  await tx.sql`insert into core.agency_membership (account_guid, tenant_guid, role_id)
    select distinct on (t.guid) ${guid}::uuid, t.guid, w.role_id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(id bigint, role_id smallint)
    join core.tenant t on t.id = w.id`
}

/** An agency that had an owner keeps one: nobody else could give its rights back. */
async function refuseOwnerless(tx: Transaction, agencyId: number): Promise<void> {
  const everybody = await members(tx, sql`g.id = ${agencyId}`)
  if (everybody.length === 0 || everybody.some((member) => member.role_id === 1 && !member.isDisabled)) return
  throw errors.INVALID_FIELDS().at({ path: 'role_id', message: 'An agency needs an owner who can sign in.' })
}

async function agencyGuid(tx: Transaction, id: number): Promise<string> {
  const [row] = await tx.sql<{ guid: string }>`select guid from core.agency where id = ${id}`
  if (row === undefined) throw errors.NOT_FOUND('such agency')
  return row.guid
}

async function memberById(tx: Transaction, agencyId: number, id: number): Promise<Member> {
  const [row] = await members(tx, sql`g.id = ${agencyId} and a.id = ${id}`)
  if (row === undefined) throw errors.NOT_FOUND('such person')
  return row
}

function members(tx: Transaction, where: SqlText): Promise<Member[]> {
  return run<Member>(
    tx,
    sql`select a.guid, a.id, a.email, a.display_name as "displayName", a.role_id, a.disabled_at is not null as "isDisabled",
        (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'role_id', m.role_id) order by t.name), '[]')
          from core.agency_membership m join core.tenant t on t.guid = m.tenant_guid
          where m.account_guid = a.guid) as tenants
      from core.account a join core.agency g on g.guid = a.agency_guid where ${where}
      order by lower(a.display_name), a.id limit 1000`,
  )
}

const plain = ({ guid, ...member }: Member): AgencyMember => member
