import { type Module, mediaIdsIn, PlatformSettings, settingsChanged } from '@ashlar/sdk'
import { hasSetting, moduleOfSetting } from '@ashlar/sdk/platform'
import type { Actor, Composition, Database, FieldError, Transaction } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import { errors as hostErrors } from '../../http/errors.ts'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { choosesMailServer, refuseBelowReceivers } from './mail-server-choice.ts'
import { placeOf, secretKeys } from './secret-keys.ts'
import { settingErrors } from './setting.errors.ts'
import type { SettingService } from './setting.service.ts'
import { unknownKeys, valueProblems } from './setting.values.ts'

export type SettingValues = Readonly<Record<string, unknown>>

/** Settings as the API says and takes them. */
export class SettingFormService {
  readonly #database: Database
  readonly #settings: SettingService
  readonly #composition: Pick<Composition, 'modules'>
  readonly #secrets: SealedSecrets

  constructor(
    database: Database,
    settings: SettingService,
    composition: Pick<Composition, 'modules'>,
    secrets: SealedSecrets,
  ) {
    this.#database = database
    this.#settings = settings
    this.#composition = composition
    this.#secrets = secrets
  }

  /** THEME-007: each setting under `value`, what the actor may see per area, and the modules' settings by module id. */
  async read(actor: Actor | null): Promise<Record<string, unknown>> {
    const settings: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(await this.#settings.platform())) settings[key] = { value }
    for (const key of secretKeys(PlatformSettings)) {
      settings[key] = { value: '', isSet: await this.#settings.hasSecret(key) }
    }
    settings.permissions = Object.fromEntries(
      this.#composition.modules
        .flatMap(({ permissions }) => Object.keys(permissions))
        .map((area) => [area, { can_view: actor?.can(`${area}.can_view`) ?? false }]),
    )
    for (const { id, settings: schema } of this.#modules()) {
      const secrets = schema ? await this.#secretsSet(id, secretKeys(schema)) : {}
      settings[id] = { value: await this.#settings.of(id), ...(Object.keys(secrets).length > 0 && { secrets }) }
    }
    const { use_vehicle } = await this.#settings.of('invoicing')
    settings.invoice_settings = { use_vehicle: use_vehicle === true }
    return settings
  }

  /** What the forms of the modules' settings are made from. */
  schemas(): { id: string; title: string; schema: unknown }[] {
    return this.#modules().map(({ id, title, settings }) => ({ id, title, schema: settings }))
  }

  /**
   * OPEN-142: any subset of the known keys; a module's keys in an object under its id. Whole or not at all.
   *
   * @param actor who asks; null for a seed, which may choose the mail server as well
   * @throws MODULE_NOT_ENABLED (403) for a setting that belongs to a module which the tenant lacks (PERM-112);
   *   MAIL_SERVER_ABOVE (403)
   */
  async write(values: SettingValues, author: Author, actor: Actor | null = null): Promise<void> {
    const changes = await this.#sealed(this.#checked(values))
    if (changes.size === 0) return
    refuseWithoutModule(changes.keys())
    const hasPassword = await this.#settings.hasSecret('mail_password')
    const isNewServer = choosesMailServer(changes, await this.#settings.platform(), hasPassword)
    await this.#database.tenant(async (tx) => {
      if (isNewServer && actor !== null) await refuseBelowReceivers(tx, actor)
      for (const key of ['header_template', 'footer_template']) await assertSectionTemplate(tx, key, changes.get(key))
      await tx.sql`
        insert into core.setting (key, value, changed_by)
        select c.key, c.value, ${author.guid}::uuid
        from jsonb_each(${JSON.stringify(Object.fromEntries(changes))}::jsonb) as c
        order by c.key
        on conflict (tenant_id, key)
        do update set value = excluded.value, changed_at = now(), changed_by = excluded.changed_by`
      const stored = await tx.sql<{ value: unknown }>`select value from core.setting`
      await tx.usage.putMedia('setting', 0, mediaIdsIn(stored))
      const keys = [...changes.keys()]
      await tx.emit(settingsChanged, { keys })
      tx.audit({ action: 'settings.changed', entity: 'settings', entityId: 0, details: { keys: keys.join(', ') } })
      tx.dropTags('settings', ...(keys.some((key) => key.startsWith('theme_')) ? ['theme'] : []))
    })
  }

  /** The changes by stored key. @throws UNKNOWN_FIELD (400), INVALID_FIELDS (422) */
  #checked(values: SettingValues): Map<string, unknown> {
    const modules = new Map(this.#modules().map((module) => [module.id, module.settings]))
    const unknown = unknownKeys(PlatformSettings, values).filter((key) => !modules.has(key))
    const problems: FieldError[] = valueProblems(PlatformSettings, values)
    const changes = new Map(Object.entries(values).filter(([key]) => Object.hasOwn(PlatformSettings.properties, key)))
    for (const [id, schema] of modules) {
      if (!schema || !Object.hasOwn(values, id)) continue
      const own = values[id]
      if (!isRecord(own)) {
        problems.push({ path: id, message: 'The settings of a module are an object.' })
        continue
      }
      unknown.push(...unknownKeys(schema, own).map((key) => `${id}/${key}`))
      problems.push(...valueProblems(schema, own, `${id}/`))
      for (const [key, value] of Object.entries(own)) changes.set(`${id}.${key}`, value)
    }
    if (unknown.length > 0) {
      throw settingErrors.UNKNOWN_FIELD(unknown).at(...unknown.map((path) => ({ path, message: 'Unknown setting' })))
    }
    if (problems.length > 0) throw errors.INVALID_FIELDS().at(...problems)
    return changes
  }

  /** Secrets are kept sealed; an empty one takes what is stored away. */
  async #sealed(changes: Map<string, unknown>): Promise<Map<string, unknown>> {
    const tenant = currentTenant()
    const secrets = [
      ...secretKeys(PlatformSettings),
      ...this.#modules().flatMap(({ id, settings }) =>
        settings ? secretKeys(settings).map((key) => `${id}.${key}`) : [],
      ),
    ]
    for (const key of secrets) {
      const text = changes.get(key)
      if (tenant && typeof text === 'string' && text !== '') {
        changes.set(key, { sealed: await this.#secrets.seal(placeOf(tenant.guid, key), text) })
      }
    }
    return changes
  }

  async #secretsSet(moduleId: string, keys: readonly string[]): Promise<Record<string, boolean>> {
    const set = keys.map(async (key) => [key, await this.#settings.hasSecret(`${moduleId}.${key}`)] as const)
    return Object.fromEntries(await Promise.all(set))
  }

  /** Modules with settings that the tenant has. */
  #modules(): Module[] {
    const enabled = currentTenant()?.modules ?? []
    return this.#composition.modules.filter(({ id, settings }) => settings !== undefined && enabled.includes(id))
  }
}

function refuseWithoutModule(keys: Iterable<string>): void {
  const enabled = currentTenant()?.modules ?? []
  for (const key of keys) {
    if (!hasSetting(enabled, key)) throw hostErrors.MODULE_NOT_ENABLED(moduleOfSetting[key] ?? key)
  }
}

/** 0 takes the template away. */
async function assertSectionTemplate(tx: Transaction, key: string, id: unknown): Promise<void> {
  if (typeof id !== 'number' || id === 0) return
  const found = await tx.sql`select 1 from core.component_template where id = ${id} and type = 'section'`
  if (found.length > 0) return
  throw errors.INVALID_FIELDS().at({ path: key, message: 'This section template is not there' })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
