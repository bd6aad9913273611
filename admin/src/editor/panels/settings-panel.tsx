import { ancestorsOf, type Block, type ContentNode, isOpaque } from '@ashlar/sdk'
import { Icon, IconButton, Menu, Note, Switch, useTexts } from '@ashlar/sdk/ui'
import { memo, type ReactNode, useEffect, useMemo } from 'react'
import { iconOfType, nameOf, whereabouts } from '../../blocks/naming.ts'
import { propsIn, type Section, sectionsOf } from '../../blocks/settings/sections.ts'
import { deviceNames } from '../../blocks/settings/words.ts'
import { useEditor, useEditorState, useFilledProps, useNode, useSettledNode } from '../editor-context.tsx'
import { blockEntries } from '../menus/block-entries.ts'
import { readPanels, writePanels } from '../persistence/preferences.ts'
import { contentOnlyWords } from '../store/commands.ts'
import { isLocked } from '../store/locks.ts'
import { AccordionSection } from './accordion.tsx'
import { BoxModel } from './box-model.tsx'
import { contentSections } from './content-sections.ts'
import { CssSection } from './css-section.tsx'
import { LinkedNote } from './linked-note.tsx'
import { GroupSection, OwnSection, VisibilitySection } from './section-views.tsx'
import { summaryOf } from './summary.ts'
import { type Settings, useSettings } from './use-settings.ts'

/** Settings of the selected block, for the device in the canvas. */
export function SettingsPanel() {
  const t = useTexts('admin')
  const selected = useEditorState((state) => state.selected)
  const node = useSettledNode(selected)
  const props = useFilledProps(node)
  const { blocks } = useEditor()
  const block = node && blocks.catalogue.get(node.type)
  return (
    <aside className="ed__right" aria-label={t('Settings')} data-region="settings" tabIndex={-1}>
      {selected === undefined || !node ? (
        <div className="sempty">
          <Icon name="mouse-pointer-click" size="xl" />
          <p>{t('Select a block to see its settings.')}</p>
        </div>
      ) : block && props ? (
        <BlockSettings key={selected} id={selected} node={node} block={block} props={props} />
      ) : (
        <KeptSettings key={selected} id={selected} />
      )}
    </aside>
  )
}

function BlockSettings({
  id,
  node,
  block,
  props,
}: {
  readonly id: string
  readonly node: ContentNode
  readonly block: Block
  readonly props: Readonly<Record<string, unknown>>
}) {
  const t = useTexts('admin')
  const { store, blocks, canEdit, canLayOut } = useEditor()
  const settings = useSettings(id, props)
  const locked = useEditorState((state) => isLocked(state.editorContent, id))
  const open = useEditorState((state) => state.openSettingsPanel)
  const isContentOnly = canEdit && !canLayOut
  const sections = useMemo(() => {
    const all = sectionsOf(block, blocks.editors.get(block.type))
    return isContentOnly ? contentSections(block, all) : all
  }, [block, blocks, isContentOnly])
  const set = block.type
  useEffect(() => {
    store.set({ openSettingsPanel: readPanels(set) })
  }, [store, set])
  const isOpen = (title: string, index: number) => open[title] ?? index < 3
  const change = (next: Readonly<Record<string, boolean>>) => {
    store.set({ openSettingsPanel: next })
    writePanels(set, next)
  }
  const anyOpen = sections.some(({ title }, index) => isOpen(title, index))
  return (
    <>
      <Head id={id}>
        <IconButton
          icon={anyOpen ? 'chevrons-down-up' : 'chevrons-up-down'}
          label={t('Toggle All')}
          onClick={() => change(Object.fromEntries(sections.map(({ title }) => [title, !anyOpen])))}
        />
      </Head>
      {!isContentOnly && <DeviceLine settings={settings} />}
      {isContentOnly && (
        <p className="lockn">
          <Icon name="text-cursor-input" size="sm" />
          {t(contentOnlyWords)}
        </p>
      )}
      {node.template !== undefined && <LinkedNote node={node} />}
      {locked && (
        <p className="lockn">
          <Icon name="lock" size="sm" />
          {t('Locked: nothing in it can be changed.')}
        </p>
      )}
      <fieldset className="acc" disabled={!canEdit || locked}>
        <legend className="sr">{t('Settings of {block}', { block: block.title })}</legend>
        {sections.map((section, index) => {
          const { title } = section
          const isShown = isOpen(title, index)
          return (
            <AccordionSection
              key={title}
              title={title}
              open={isShown}
              summary={summaryOf(section, settings, isShown)}
              onToggle={() =>
                change({
                  ...Object.fromEntries(sections.map((each, at) => [each.title, isOpen(each.title, at)])),
                  [title]: !isShown,
                })
              }
            >
              <SectionView section={section} settings={settings} />
            </AccordionSection>
          )
        })}
      </fieldset>
    </>
  )
}

interface SectionViewProps {
  readonly section: Section
  readonly settings: Settings
}

/** Drawn again when a prop that it shows has changed: with every letter of a text the whole panel would be felt. */
const SectionView = memo(function SectionView({ section, settings }: SectionViewProps) {
  switch (section.kind) {
    case 'visibility':
      return <VisibilitySection settings={settings} />
    case 'spacing':
      return <BoxModel settings={settings} />
    case 'css':
      return <CssSection settings={settings} />
    case 'own':
      return <OwnSection section={section} settings={settings} />
    case 'group':
      return <GroupSection section={section} settings={settings} />
  }
}, showsTheSame)

function showsTheSame(before: SectionViewProps, now: SectionViewProps): boolean {
  const props = propsIn(now.section)
  const [was, is] = [before.settings, now.settings]
  return (
    before.section === now.section &&
    props !== undefined &&
    was.id === is.id &&
    was.device === is.device &&
    was.sync === is.sync &&
    props.every((prop) => was.stored[prop] === is.stored[prop])
  )
}

function DeviceLine({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const { device, sync, change } = settings
  const isMail = useEditorState((state) => state.viewportDevice === 'email')
  const icon = isMail ? 'mail' : { desktop: 'monitor', tablet: 'tablet', mobile: 'smartphone' }[device]
  const hasDevices = Object.hasOwn(settings.props, 'syncDevices')
  return (
    <div className="devrow">
      <Icon name={icon} size="sm" />
      <span>
        {t('Editing')} <b>{isMail ? t('Email') : t(deviceNames[device])}</b>
      </span>
      <span className="grow" />
      {hasDevices && device === 'desktop' && (
        <Switch
          label={t('Sync to all Devices')}
          checked={sync}
          onChange={(on) => change({ syncDevices: on ? undefined : false }, 'Change sync of {name}')}
        />
      )}
      {hasDevices && device !== 'desktop' && (
        <button type="button" className="linkb" onClick={settings.copyFromDesktop}>
          {t('Copy from Desktop')}
        </button>
      )}
    </div>
  )
}

function Head({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const t = useTexts('admin')
  const parts = useEditor()
  const { store, blocks, canEdit } = parts
  const node = useSettledNode(id)
  if (!node) return null
  const name = nameOf(blocks, node)
  return (
    <div className="sh">
      <span className="bi">
        <Icon name={iconOfType(blocks, node.type)} />
      </span>
      <div className="grow">
        <b className="trunc">{name}</b>
        <span className="t3">
          {node.parent === null
            ? t('The page itself')
            : whereabouts(blocks, store.content, ancestorsOf(store.content, id))}
        </span>
      </div>
      {children}
      {canEdit && node.parent !== null && (
        <Menu
          trigger={<IconButton icon="ellipsis" label={t('More')} tooltip={false} />}
          entries={blockEntries(parts)}
        />
      )}
    </div>
  )
}

/** Settings of a block whose package is missing: kept, shown, not to be edited. */
function KeptSettings({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const node = useNode(id)
  const reason = useEditorState((state) => state.opaque.get(id))
  if (!node) return null
  const row = blocks.rows.get(node.type)
  const isUnknown = isOpaque(node, blocks.catalogue)
  return (
    <>
      <Head id={id} />
      <div className="acc">
        <div className="kept">
          <Note tone="bad">
            <b>
              {row
                ? t("This block's package is stopped.")
                : isUnknown
                  ? t("This block can't be edited.")
                  : t('This block is not shown.')}
            </b>{' '}
            {blocks.failures.get(node.type) ??
              reason ??
              t('No installed package brings the block "{type}".', { type: node.type })}{' '}
            {t('Its settings are kept as they were.')}
          </Note>
          <details>
            <summary>{t('Kept data')}</summary>
            <pre>{JSON.stringify(node.props, null, 2)}</pre>
          </details>
        </div>
      </div>
    </>
  )
}
