import { ancestorsOf, type Content, devices, fillProps, groupOf, isOpaque, nodeAt, sameJson } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../../blocks/loaded-blocks.ts'
import { layerNameOf, whereabouts } from '../../../blocks/naming.ts'
import { spelledOut } from '../../../blocks/settings/control-of.ts'
import { type Section, sectionsOf } from '../../../blocks/settings/sections.ts'
import { deviceNames, labelOf } from '../../../blocks/settings/words.ts'
import type { NodeChange } from './content-changes.ts'

const t = texts('admin')

export interface ChangeInWords {
  readonly id: string
  readonly mark: 'added' | 'removed' | 'moved' | 'changed'
  /** What people call the block. */
  readonly name: string
  /** What became of it, a line each. */
  readonly lines: readonly string[]
}

export const markNames: Readonly<Record<ChangeInWords['mark'], string>> = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
}

/** A change as the layers and panels of the editor would say it. */
export function inWords(blocks: LoadedBlocks, before: Content, after: Content, change: NodeChange): ChangeInWords {
  const content = change.kind === 'removed' ? before : after
  const { id } = change
  const node = nodeAt(content, id)
  const name = node ? layerNameOf(blocks, node) : id
  const place = whereabouts(blocks, content, ancestorsOf(content, id))
  if (change.kind !== 'kept') {
    const inside = t('with {count} block in it|with {count} blocks in it', { count: change.holding })
    return { id, mark: change.kind, name, lines: change.holding > 0 ? [place, inside] : [place] }
  }
  const lines = [
    ...(change.moved === 'elsewhere' ? [t('Moved: now {place}', { place })] : []),
    ...(change.moved === 'among neighbours' ? [t('Moved within the same parent')] : []),
    ...change.settings.flatMap((prop) => settingLines(blocks, before, after, id, prop)),
    ...(change.isOverridden ? [t('Content of this copy')] : []),
    ...(change.isRenamed ? [t('Name')] : []),
    ...(change.isSwitched ? [t('Hidden, shown or locked')] : []),
  ]
  return { id, mark: change.moved ? 'moved' : 'changed', name, lines }
}

function settingLines(blocks: LoadedBlocks, before: Content, after: Content, id: string, prop: string): string[] {
  const node = nodeAt(after, id)
  const block = node && !isOpaque(node, blocks.catalogue) ? blocks.catalogue.get(node.type) : undefined
  if (!node || !block) return [t(spelledOut(prop))]
  const [was, is] = [nodeAt(before, id)?.props ?? {}, node.props].map(
    (props): unknown => ({ ...fillProps(block, props) })[prop],
  )
  const schema = block.schema.properties[prop]
  const sections = sectionsOf(block, blocks.editors.get(block.type))
  const group = schema && groupOf(schema)
  if (group) {
    const rows = sections.flatMap((section) => {
      if (section.kind === 'group') return section.prop === prop ? section.rows : []
      return section.kind === 'own' ? section.deviceProps.flatMap((own) => (own.prop === prop ? own.rows : [])) : []
    })
    const title = t(textTitleOf(sections, prop) ?? spelledOut(prop))
    return devices.flatMap((device) => {
      const [from, to] = [membersOf(was, device), membersOf(is, device)]
      const keys = Object.keys({ ...from, ...to }).filter((key) => !sameJson(from[key], to[key]))
      if (keys.length === 0) return []
      const labels = keys.map((key) => labelOf(key, rows.find((row) => row.prop === key)?.label ?? spelledOut(key)))
      const what = [...new Set(labels)].join(', ').toLowerCase()
      return [
        device === 'desktop'
          ? t('{setting}: {what}', { setting: title, what })
          : t('{setting} on {device}: {what}', { setting: title, device: t(deviceNames[device]), what }),
      ]
    })
  }
  const rows = sections.flatMap((section) =>
    section.kind === 'own' || section.kind === 'typography'
      ? section.rows
      : section.kind === 'group'
        ? section.everywhere
        : [],
  )
  const label = labelOf(prop, rows.find((row) => row.prop === prop)?.label ?? titleOf(schema) ?? spelledOut(prop))
  const [from, to] = [shown(was), shown(is)]
  return [from === undefined || to === undefined ? label : t('{setting}: {from} → {to}', { setting: label, from, to })]
}

/** "Typography" of a block with one text, else the text's own name. */
function textTitleOf(sections: readonly Section[], prop: string): string | undefined {
  const section = sections.find(({ kind }) => kind === 'typography')
  if (section?.kind !== 'typography') return undefined
  const found = section.texts.find((text) => text.prop === prop)
  return found && (section.texts.length === 1 ? section.title : found.text.title)
}

function membersOf(value: unknown, device: string): Readonly<Record<string, unknown>> {
  const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, device) : undefined
  return typeof own === 'object' && own !== null ? { ...own } : {}
}

function titleOf(schema: object | undefined): string | undefined {
  const title: unknown = schema && Reflect.get(schema, 'title')
  return typeof title === 'string' ? title : undefined
}

/** Longer texts are cut: they stand in the page beside it. */
const mostShown = 40

/** A value that can be read in a line; undefined for lists and objects, and what is not set. */
function shown(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const plain = value
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain === '') return t('empty')
  return `“${plain.length > mostShown ? `${plain.slice(0, mostShown)}…` : plain}”`
}
