import type { TObject } from 'typebox'
import type { Module } from '../definition/module.ts'
import type { Settings } from './platform.ts'

/** Keys of a settings schema that name a section template (`SectionTemplateId`), each with its title. */
export function templateKeys(schema: TObject | undefined): { readonly key: string; readonly title: string }[] {
  return Object.entries(schema?.properties ?? {})
    .filter(([, property]) => Reflect.get(property, 'control') === 'section-template')
    .map(([key, property]) => ({ key, title: String(Reflect.get(property, 'title') ?? key) }))
}

/** Ids of the section templates that the settings of these modules name, each once. */
export async function namedTemplates(modules: readonly Module[], settings: Settings): Promise<number[]> {
  const reading = modules.map(async ({ id, settings: schema }) => {
    const keys = templateKeys(schema)
    const values = keys.length > 0 ? await settings.of(id) : {}
    return keys.map(({ key }) => Number(Reflect.get(values, key) ?? 0))
  })
  return [...new Set((await Promise.all(reading)).flat())].filter((id) => id > 0)
}
