import { useCall } from '@ashlar/sdk/admin'
import { listSettingSchemas } from '@ashlar/sdk/platform'
import { useMemo } from 'react'
import Type, { type Static, type TObject } from 'typebox'
import { Check } from 'typebox/value'
import { type CardSource, cardsOf } from './cards.ts'
import { type Section, sectionsWith } from './section-list.ts'
import type { SectionScreen } from './section-screens.tsx'

/** A JSON schema of an object: what the module said. */
const ObjectSchema = Type.Unsafe<TObject>(
  Type.Object({ type: Type.Literal('object'), properties: Type.Record(Type.String(), Type.Unknown()) }),
)
const ModuleSettings = Type.Object({ id: Type.String(), title: Type.String(), schema: ObjectSchema })
export type ModuleSettings = Static<typeof ModuleSettings>

const isSchema = (schema: unknown): schema is TObject => Check(ObjectSchema, schema)

/** What modules bring to the settings: screens and forms of their own, and cards in sections that they share. */
export function useModuleSections(screens: readonly SectionScreen[]) {
  const { data, isPending } = useCall(listSettingSchemas, {}, { staleTime: 60_000 })
  return useMemo(() => {
    const forms = data?.results ?? []
    const sources = (data?.plain ?? []).flatMap(({ schema, cards }): CardSource[] =>
      isSchema(schema) ? [{ schema, cards }] : [],
    )
    const placed = forms.flatMap(({ section }) => section ?? [])
    const shared = (data?.plain ?? []).flatMap(({ sections }) => sections)
    const after = forms
      .filter(({ section }) => section === undefined)
      .map(({ id, title }): Section => ({ id, title, icon: 'sliders-horizontal' }))
    const form = (id: string): ModuleSettings | undefined => {
      const found = forms.find((each) => (each.section?.id ?? each.id) === id)
      return found && isSchema(found.schema) ? { ...found, schema: found.schema } : undefined
    }
    return {
      isLoading: isPending,
      sections: [...sectionsWith([...placed, ...shared, ...screens.map(({ section }) => section)]), ...after],
      form,
      cards: (id: string) => cardsOf(id, sources),
    }
  }, [data, isPending, screens])
}
