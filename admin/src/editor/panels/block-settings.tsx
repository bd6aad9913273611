import type { Block, ContentNode } from '@ashlar/sdk'
import { Icon, useTexts } from '@ashlar/sdk/ui'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { ownSections, propsIn, type Section, sectionsOf } from '../../blocks/settings/sections.ts'
import { useCodeOf } from '../../blocks/use-code-of.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { Cells, ColumnWidths, HoverSettings, LookSwitch, StickySection } from '../given/later.tsx'
import { CopyFieldsLater } from '../overrides/copy-fields-later.tsx'
import { readPanels, writePanels } from '../persistence/preferences.ts'
import { contentOnlyWords } from '../store/command-desk.ts'
import { isLocked } from '../store/locks.ts'
import { outermost } from '../store/selection.ts'
import { AccordionSection } from './accordion.tsx'
import { BoxModel } from './box-model.tsx'
import { contentSections } from './content-sections.ts'
import { CssSection } from './css-section.tsx'
import { DeviceLine } from './device-line.tsx'
import { LinkedNote } from './linked-note.tsx'
import { GroupSection, OwnSection, VisibilitySection } from './section-views.tsx'
import { SettingsHead } from './settings-head.tsx'
import { summaryOf } from './summary.ts'
import { TypographySection } from './typography/typography-section.tsx'
import { deviceProps, type Settings, showsTheSame, useSettings } from './use-settings.ts'

interface BlockSettingsProps {
  readonly id: string
  readonly node: ContentNode
  readonly block: Block
  /** Filled with defaults. */
  readonly props: Readonly<Record<string, unknown>>
}

/** Settings of a block, in its sections. */
export function BlockSettings({ id, node, block, props }: BlockSettingsProps) {
  const t = useTexts('admin')
  const { store, blocks, canEdit, canLayOut } = useEditor()
  const settings = useSettings(id, props)
  const locked = useEditorState((state) => isLocked(state.editorContent, id))
  const open = useEditorState((state) => state.openSettingsPanel)
  const isHeld = useEditorState((state) => state.heldLook === id)
  const isContentOnly = canEdit && !canLayOut
  useCodeOf(blocks, [block.type])
  const editor = blocks.editors.get(block.type)
  const sections = useMemo(
    () => (isContentOnly ? contentSections(block, ownSections(block, editor)) : sectionsOf(block, editor)),
    [block, editor, isContentOnly],
  )
  const groups = useMemo(() => deviceProps(block), [block])
  const set = block.type
  useEffect(() => {
    store.set({ openSettingsPanel: readPanels(set) })
  }, [store, set])
  /** Opens and shuts sections, from what is open to what is to be. */
  const change = useCallback(
    (next: (isOpen: (title: string) => boolean) => (title: string) => boolean) => {
      const openNow = next(isOpenIn(store.state.openSettingsPanel, sections))
      const panels = Object.fromEntries(sections.map(({ title }) => [title, openNow(title)]))
      store.set({ openSettingsPanel: panels })
      writePanels(set, panels)
    },
    [store, set, sections],
  )
  const toggle = useCallback(
    (title: string) => change((isOpen) => (each) => isOpen(each) !== (each === title)),
    [change],
  )
  const toggleAll = useCallback(
    () =>
      change((isOpen) => {
        const anyOpen = sections.some(({ title }) => isOpen(title))
        return () => !anyOpen
      }),
    [change, sections],
  )
  const isOpen = isOpenIn(open, sections)
  return (
    <>
      <SettingsHead id={id} anyOpen={sections.some(({ title }) => isOpen(title))} onToggleAll={toggleAll} />
      {!isContentOnly && <DeviceLine settings={settings} groups={groups} />}
      <SelectedAlong id={id} />
      {canLayOut && !locked && <LookSwitch settings={settings} />}
      {!locked && !isHeld && <ColumnWidths id={id} />}
      {!locked && !isHeld && <Cells settings={settings} />}
      {isContentOnly && (
        <p className="lockn">
          <Icon name="text-cursor-input" size="sm" />
          {t(contentOnlyWords)}
        </p>
      )}
      {node.template !== undefined && <LinkedNote node={node} />}
      {node.template !== undefined && <CopyFieldsLater id={id} node={node} />}
      {locked && (
        <p className="lockn">
          <Icon name="lock" size="sm" />
          {t('Locked. This block cannot be changed.')}
        </p>
      )}
      {isHeld && <HoverSettings settings={settings} />}
      <fieldset className="acc" disabled={!canEdit || locked} hidden={isHeld}>
        <legend className="sr">{t('Settings of {block}', { block: block.title })}</legend>
        {sections.map((section) => (
          <SectionView
            key={section.title}
            section={section}
            settings={settings}
            isOpen={isOpen(section.title)}
            onToggle={toggle}
          />
        ))}
      </fieldset>
    </>
  )
}

/** The first three are open until a person says otherwise; looks of letters alone, without the text, are not. */
function isOpenIn(open: Readonly<Record<string, boolean>>, sections: readonly Section[]) {
  const first = sections.filter((section) => section.kind !== 'typography' || section.isOwnPanel).slice(0, 3)
  return (title: string): boolean => open[title] ?? first.some((section) => section.title === title)
}

interface SectionViewProps {
  readonly section: Section
  readonly settings: Settings
  readonly isOpen: boolean
  readonly onToggle: (title: string) => void
}

/** Drawn again when a prop that it shows has changed: with every letter of a text the whole panel would be felt. */
const SectionView = memo(
  function SectionView({ section, settings, isOpen, onToggle }: SectionViewProps) {
    const t = useTexts('admin')
    const [problems, setProblems] = useState(0)
    return (
      <AccordionSection
        title={section.title}
        open={isOpen}
        summary={
          problems > 0 ? (
            <span className="bad-text">{t('{count} problem|{count} problems', { count: problems })}</span>
          ) : (
            summaryOf(section, settings, isOpen)
          )
        }
        onToggle={() => onToggle(section.title)}
      >
        <Fields section={section} settings={settings} onProblems={setProblems} />
      </AccordionSection>
    )
  },
  (before, now) =>
    before.section === now.section &&
    before.isOpen === now.isOpen &&
    before.onToggle === now.onToggle &&
    showsTheSame(before.settings, now.settings, propsIn(now.section)),
)

interface FieldsProps extends Pick<SectionViewProps, 'section' | 'settings'> {
  readonly onProblems: (count: number) => void
}

function Fields({ section, settings, onProblems }: FieldsProps) {
  switch (section.kind) {
    case 'visibility':
      return <VisibilitySection settings={settings} />
    case 'spacing':
      return <BoxModel settings={settings} />
    case 'sticky':
      return <StickySection settings={settings} />
    case 'css':
      return <CssSection settings={settings} onProblems={onProblems} />
    case 'own':
      return <OwnSection section={section} settings={settings} />
    case 'typography':
      return <TypographySection section={section} settings={settings} />
    case 'group':
      return <GroupSection section={section} settings={settings} />
  }
}

/** Says that a change of the look goes to everything that is selected. */
function SelectedAlong({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const { canLayOut } = useEditor()
  const count = useEditorState(({ editorContent, selection }) => {
    const ids = selection.length > 1 ? outermost(editorContent, selection) : []
    return ids.includes(id) ? ids.length : 1
  })
  if (count === 1 || !canLayOut) return null
  return (
    <p className="lockn">
      <Icon name="copy-check" size="sm" />
      {t('The look of {count} blocks changes together. Texts and pictures stay their own.', { count })}
    </p>
  )
}
