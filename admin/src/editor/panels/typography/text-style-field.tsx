import { groupOf, themeTextStyles } from '@ashlar/sdk'
import { useCan } from '@ashlar/sdk/admin'
import { ownTextStyles } from '@ashlar/sdk/renderer'
import { Select, useTexts } from '@ashlar/sdk/ui'
import { spelledOut } from '../../../blocks/settings/control-of.ts'
import type { TypographyText } from '../../../blocks/settings/sections.ts'
import { addressOfSection } from '../../../screens/settings/section-list.ts'
import { useEditor, useEditorState } from '../../editor-context.tsx'

export interface TextStyleFieldProps {
  readonly id: string
  readonly text: TypographyText
  /** Id of a text style, or empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The text styles of the theme, and the way to the place where they are changed. */
export function TextStyleField({ id, text, value, onChange }: TextStyleFieldProps) {
  const t = useTexts('admin')
  const { geometry } = useEditor()
  const canEditTheme = useCan('settings.can_view')
  const page = geometry.document
  const own = page?.defaultView ? ownTextStyles(page.defaultView.getComputedStyle(page.documentElement)) : {}
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(themeTextStyles).map(([style, name]) => [style, t(name)])),
    ...Object.fromEntries(useLooks(text).map((look) => [look, t(spelledOut(look))])),
    ...own,
  }
  const options = [
    { value: '', label: t('None') },
    ...Object.entries(names).map(([style, label]) => ({ value: style, label })),
  ]
  // A style that the theme has no more stays to be seen, and can be taken back.
  if (value !== '' && !Object.hasOwn(names, value)) options.push({ value, label: t('{id} (removed)', { id: value }) })
  return (
    <span className="tsty">
      <Select id={id} size="sm" value={value} options={options} onChange={onChange} />
      {canEditTheme && (
        <a className="linkb" href={`${addressOfSection('theme')}#text-styles`} target="_blank" rel="noopener">
          {t('Edit styles')}
        </a>
      )}
    </span>
  )
}

/** Looks that the block had before the theme had styles, and that the theme has not. */
function useLooks({ text }: TypographyText): readonly string[] {
  const { store, blocks } = useEditor()
  const type = useEditorState((state) => (state.selected === undefined ? undefined : store.node(state.selected)?.type))
  const prop = text.own?.textStyle?.prop
  const schema =
    type === undefined || prop === undefined ? undefined : blocks.catalogue.get(type)?.schema.properties[prop]
  if (!schema || groupOf(schema) || !('enum' in schema) || !Array.isArray(schema.enum)) return []
  const looks: unknown[] = schema.enum
  return looks
    .filter((look) => typeof look === 'string')
    .filter((look) => look !== '' && !Object.hasOwn(themeTextStyles, look))
}
