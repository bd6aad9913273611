import { api, useQuery } from '@ashlar/sdk/admin'
import Type, { type Static, type TObject } from 'typebox'
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

const Reply = Type.Object({ success: Type.Literal(true), results: Type.Array(ModuleSettings) })

/** Modules of the website that have settings; that of invoices has a place of its own. */
export function useModuleSections() {
  const { data = [], isPending } = useQuery({
    queryKey: ['settings-schemas'],
    queryFn: () => api.get('/api/v1/admin/settings/schemas/', { reply: Reply }).then(({ results }) => results),
    staleTime: 60_000,
  })
  const sectionOf = ({ id, title }: ModuleSettings): Section => ({ id, title, icon: 'sliders-horizontal' })
  return {
    isLoading: isPending,
    sections: data.filter(({ id }) => id !== 'invoicing').map(sectionOf),
    find: (id: string) => data.find((module) => module.id === (id === 'invoices' ? 'invoicing' : id)),
  }
}
