import { type Module, mediaIdsIn, settingsChanged } from '@ashlar/sdk'
import type { SettingForms } from '@ashlar/sdk/platform'
import type { Actor, Database, FieldError, Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { TObject } from 'typebox'
import { currentTenant } from '../../data/context.ts'
import { errors as hostErrors } from '../../http/errors.ts'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { expression } from '../sql.ts'
import { TemplateEntity } from '../templates/template.entity.ts'
import { guardedChange, refuseBelowOthers, refuseToken } from './guarded-settings.ts'
import { keysWith, plainSchema } from './plain-settings.ts'
import { placeOf, secretKeys } from './secret-keys.ts'
import { SettingEntity } from './setting.entity.ts'
import { settingErrors } from './setting.errors.ts'
import type { SettingService } from './setting.service.ts'
import { unknownKeys, valueProblems } from './setting.values.ts'
import { templateSettings } from './template-settings.ts'

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
    const plain = this.#plain()
    for (const [key, value] of Object.entries(await this.#settings.plain(plain))) settings[key] = { value }
    for (const key of secretKeys(plain)) {
      settings[key] = { value: '', isSet: await this.#settings.hasSecret(key) }
    }
    settings.permissions = Object.fromEntries(
      this.#composition.modules
        .flatMap(({ permissions }) => Object.keys(permissions))
        .map((area) => [area, { can_view: actor?.can(`${area}.can_view`) ?? false }]),
    )
    const also: Record<string, Record<string, unknown>> = { invoice_settings: { use_vehicle: false } }
    for (const { id, settings: schema } of this.#modules()) {
      if (!schema) continue
      const value = await this.#settings.of(id)
      const secrets = await this.#secretsSet(id, secretKeys(schema))
      settings[id] = { value, ...(Object.keys(secrets).length > 0 && { secrets }) }
      for (const [key, member] of keysWith(schema, 'alsoUnder')) {
        also[String(member)] = { ...also[String(member)], [key]: value[key] }
      }
    }
    return { ...settings, ...also }
  }

  /** What the forms of the modules' settings are made from. */
  schemas(): SettingForms {
    const forms = this.#modules().map(({ id, title, settings, settingsSection }) => ({
      ...{ id, title, schema: settings },
      ...(settingsSection && { section: settingsSection }),
    }))
    const plain = this.#composition.modules.flatMap(({ plainSettings }) => plainSettings ?? [])
    return {
      results: forms,
      plain: plain.map(({ schema, sections = [], cards = [] }) => ({ schema, sections, cards })),
    }
  }

  /**
   * OPEN-142: any subset of the known keys; a module's keys in an object under its id. Whole or not at all.
   *
   * @param actor who asks; null for a seed, which may choose the mail server as well
   * @throws MODULE_NOT_ENABLED (403) for a setting that belongs to a module which the tenant lacks (PERM-112);
   *   MAIL_SERVER_ABOVE (403)
   */
  async write(values: SettingValues, author: Author, actor: Actor | null = null): Promise<void> {
    const plain = this.#plain()
    refuseToken(plain, values, actor)
    const changes = await this.#sealed(this.#checked(values))
    if (changes.size === 0) return
    refuseWithoutModule(plain, changes.keys())
    const guarded = await guardedChange(plain, changes, {
      values: await this.#settings.plain(plain),
      hasSecret: (key) => this.#settings.hasSecret(key),
    })
    await this.#database.tenant(async (tx) => {
      if (guarded !== undefined && actor !== null) await refuseBelowOthers(tx, actor, guarded)
      for (const { key, path } of templateSettings(this.#composition.modules)) {
        await assertSectionTemplate(tx, path, changes.get(key))
      }
      await keep(tx, changes, author)
      const stored = await tx.db(SettingEntity).selectFrom('setting').select('value').execute()
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
    const plain = this.#plain()
    const unknown = unknownKeys(plain, values).filter((key) => !modules.has(key))
    const problems: FieldError[] = valueProblems(plain, values)
    const changes = new Map(Object.entries(values).filter(([key]) => Object.hasOwn(plain.properties, key)))
    for (const [id, schema] of modules) {
      if (!schema || !Object.hasOwn(values, id)) continue
      const own = values[id]
      if (!isRecord(own)) {
        problems.push({ path: id, message: 'The settings of a module must be an object.' })
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
      ...secretKeys(this.#plain()),
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

  #plain(): TObject {
    return plainSchema(this.#composition.modules)
  }

  /** Modules with settings that the tenant has. */
  #modules(): Module[] {
    const enabled = currentTenant()?.modules ?? []
    return this.#composition.modules.filter(({ id, settings }) => settings !== undefined && enabled.includes(id))
  }
}

function refuseWithoutModule(schema: TObject, keys: Iterable<string>): void {
  const enabled = currentTenant()?.modules ?? []
  const wanted = keysWith(schema, 'withModule')
  for (const key of keys) {
    const module = wanted.get(key)
    if (module !== undefined && !enabled.includes(String(module))) throw hostErrors.MODULE_NOT_ENABLED(String(module))
  }
}

/** In the order of their keys, so that two that save the same ones wait for each other instead of for ever. */
async function keep(tx: Transaction, changes: ReadonlyMap<string, unknown>, { guid }: Author): Promise<void> {
  const rows = [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await tx
    .db(SettingEntity)
    .insertInto('setting')
    .values(rows.map(([key, value]) => ({ key, value, changedBy: guid })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'key']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        changedBy: ref('excluded.changedBy'),
        changedAt: expression<Date>`now()`,
      })),
    )
    .execute()
}

/** 0 takes the template away. */
async function assertSectionTemplate(tx: Transaction, path: string, id: unknown): Promise<void> {
  if (typeof id !== 'number' || id === 0) return
  const found = await tx
    .db(TemplateEntity)
    .selectFrom('component_template')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', 'section')
    .executeTakeFirst()
  if (found !== undefined) return
  throw errors.INVALID_FIELDS().at({ path, message: 'This section template does not exist' })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
