import { addressOf } from '@ashlar/sdk'
import { recover } from '@ashlar/sdk/platform'
import type { Config } from '../../config/config.ts'
import { StateEntity } from '../../data/foundation.entities.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { originOf } from '../tenants/host-name.ts'
import { TenantHostEntity } from '../tenants/tenant.entity.ts'
import { AccountEntity } from './account.entity.ts'
import type { AccountNotes } from './account-notes.ts'
import { newSecret, secretHash } from './secret-token.ts'
import { openSession } from './session.service.ts'
import type { SessionContext } from './session-context.ts'

export interface RecoveryLink {
  readonly address: string
  /** Of the account that it signs in. */
  readonly email: string
}

/** Minutes for which a link may be used. */
const lifetime = 15

/** Under which the link is kept. */
const key = 'recovery'

/**
 * Lets whoever runs the server's machine into the admin, without a password and without mail (P6, T24): a link that
 * signs the first platform administrator in, once. A new link ends the one before.
 */
export class RecoveryService {
  readonly #database: CoreDatabase
  readonly #config: Config
  readonly #notes: AccountNotes

  constructor(database: CoreDatabase, config: Config, notes: AccountNotes) {
    this.#database = database
    this.#config = config
    this.#notes = notes
  }

  /** @throws 404 when no platform administrator may sign in */
  link(): Promise<RecoveryLink> {
    const secret = newSecret()
    return this.#database.platform('Create a recovery link', async (tx) => {
      const row = await tx
        .db(AccountEntity, TenantHostEntity)
        .selectFrom('account as a')
        .leftJoin('tenant_host as h', (join) => join.onRef('h.tenantId', '=', 'a.tenantId').on('h.isMain', '=', true))
        .select(['a.guid', 'a.email', 'h.host'])
        .where('a.isPlatformAdministrator', '=', true)
        .where('a.disabledAt', 'is', null)
        .orderBy('a.id')
        .limit(1)
        .executeTakeFirst()
      if (row === undefined) throw errors.NOT_FOUND('platform administrator')
      await tx
        .db(StateEntity)
        .insertInto('state')
        .values({ key, value: { hash: secretHash(secret), account: row.guid } })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(({ ref, fn }) => ({ value: ref('excluded.value'), changedAt: fn<Date>('now') })),
        )
        .execute()
      const origin = originOf(row.host ?? this.#config.platformHost ?? 'localhost', this.#config.port)
      return { address: origin + addressOf(recover, { query: { token: secret } }), email: row.email }
    })
  }

  /**
   * Begin the session that a link stands for; gives its token.
   *
   * @throws 403 RECOVERY_LINK_OVER for a link that was used, replaced, or is too old
   */
  use(secret: string, context: SessionContext): Promise<string> {
    return this.#database.platform('Use a recovery link', async (tx) => {
      const [row] = await tx.sql<{ account: string }>`delete from core.state
        where key = ${key} and value ->> 'hash' = ${secretHash(secret)}
          and changed_at > now() - make_interval(mins => ${lifetime}::integer)
        returning value ->> 'account' as account`
      if (row === undefined) throw errors.RECOVERY_LINK_OVER()
      return openSession(this.#notes, tx, row.account, context)
    })
  }
}
