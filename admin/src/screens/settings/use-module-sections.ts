import { useCall } from '@ashlar/sdk/admin'
import { listSettingSchemas } from '@ashlar/sdk/platform'
import { useMemo } from 'react'
import Type, { type Static, type TObject } from 'typebox'
import { Check } from 'typebox/value'
import type { Section } from './section-list.ts'

const ModuleSettings = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** A JSON schema of an object: what the module's `settings` said. */
  schema: Type.Unsafe<TObject>(
    Type.Object({ type: Type.Literal('object'), properties: Type.Record(Type.String(), Type.Unknown()) }),
  ),
})
export type ModuleSettings = Static<typeof ModuleSettings>

const isForm = (module: unknown): module is ModuleSettings => Check(ModuleSettings, module)

/** Modules of the website that have settings; that of invoices has a place of its own. */
export function useModuleSections() {
  const { data, isPending } = useCall(listSettingSchemas, {}, { staleTime: 60_000 })
  const modules = useMemo(() => data?.results.filter(isForm) ?? [], [data])
  const sectionOf = ({ id, title }: ModuleSettings): Section => ({ id, title, icon: 'sliders-horizontal' })
  return {
    isLoading: isPending,
    sections: modules.filter(({ id }) => id !== 'invoicing').map(sectionOf),
    find: (id: string) => modules.find((module) => module.id === (id === 'invoices' ? 'invoicing' : id)),
  }
}
