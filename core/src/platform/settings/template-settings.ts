import type { Module } from '@ashlar/sdk'
import { templateKeys } from '@ashlar/sdk/surface'
import { plainSchema } from './plain-settings.ts'

/** A setting that names a section template. */
export interface TemplateSetting {
  /** It is stored under this. */
  readonly key: string
  /** It is written under this. */
  readonly path: string
  /** Undefined for the platform's own. */
  readonly module: Module | undefined
  readonly title: string
}

/** Settings of the platform and of modules that name a section template. */
export function templateSettings(modules: readonly Module[]): TemplateSetting[] {
  const own = templateKeys(plainSchema(modules)).map(({ key, title }) => ({ key, path: key, module: undefined, title }))
  const others = modules.flatMap((module) =>
    templateKeys(module.settings).map(({ key, title }) => ({
      ...{ key: `${module.id}.${key}`, path: `${module.id}/${key}` },
      ...{ module, title: `${module.title}: ${title}` },
    })),
  )
  return [...own, ...others]
}
