import { PlatformSettings } from '@ashlar/sdk'
import type { Database, DroppedTags, Settings } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { Static, TObject } from 'typebox'
import { currentTenant } from '../../data/context.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { isSealed, placeOf } from './secret-keys.ts'
import { settingCacheOf } from './setting.cache.ts'
import { SettingEntity } from './setting.entity.ts'
import { settingErrors } from './setting.errors.ts'
import { type StoredValues, settingsOf } from './setting.values.ts'

/** Settings of the tenant of the running request, with defaults filled in; all defaults where there is no tenant. */
export class SettingService implements Settings {
  readonly #database: Database
  readonly #droppedTags: DroppedTags
  readonly #composition: Pick<Composition, 'modules'>
  readonly #sealed: SealedSecrets
  /** Checked settings by the stored values they were made from. */
  readonly #checked = new WeakMap<StoredValues, Map<TObject, unknown>>()

  constructor(
    database: Database,
    droppedTags: DroppedTags,
    composition: Pick<Composition, 'modules'>,
    sealed: SealedSecrets,
  ) {
    this.#database = database
    this.#droppedTags = droppedTags
    this.#composition = composition
    this.#sealed = sealed
  }

  platform(): Promise<PlatformSettings> {
    return this.plain(PlatformSettings)
  }

  async plain<S extends TObject>(schema: S): Promise<Static<S>> {
    return this.#checkedBy(schema, await this.#stored())
  }

  async plainFor<S extends TObject>(tenant: string, schema: S): Promise<Static<S>> {
    return this.#checkedBy(schema, await this.#storedFor(tenant))
  }

  #checkedBy<S extends TObject>(schema: S, stored: StoredValues): Static<S> {
    const checked = this.#checked.get(stored) ?? new Map<TObject, unknown>()
    this.#checked.set(stored, checked)
    if (!checked.has(schema)) checked.set(schema, settingsOf(schema, stored))
    // Kept under the schema that it was made by.
    return checked.get(schema) as Static<S>
  }

  async of(moduleId: string): Promise<Readonly<Record<string, unknown>>> {
    const schema = this.#composition.modules.find(({ id }) => id === moduleId)?.settings
    return schema ? settingsOf(schema, await this.#stored(), `${moduleId}.`) : {}
  }

  async secret(key: string): Promise<string> {
    const tenant = currentTenant()
    const value = (await this.#stored()).get(key)
    if (!tenant || !isSealed(value)) return ''
    const text = await this.#sealed.open(placeOf(tenant.guid, key), value.sealed)
    if (text === undefined) throw settingErrors.SECRET_UNREADABLE()
    return text
  }

  /** Whether a secret is stored, which is all that a browser is told of it. */
  async hasSecret(key: string): Promise<boolean> {
    return isSealed((await this.#stored()).get(key))
  }

  async #stored(): Promise<StoredValues> {
    const tenant = currentTenant()
    return tenant ? this.#storedFor(tenant.guid) : nothing
  }

  #storedFor(tenant: string): Promise<StoredValues> {
    return settingCacheOf(this.#droppedTags).get(tenant, () => this.#read(tenant))
  }

  async #read(tenant: string): Promise<StoredValues> {
    const rows = await this.#database.forTenant(tenant, (tx) =>
      tx.db(SettingEntity).selectFrom('setting').select(['key', 'value']).execute(),
    )
    return new Map(rows.map(({ key, value }) => [key, value]))
  }
}

const nothing: StoredValues = new Map()
