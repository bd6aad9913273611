import { Icon, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { contentOnlyWords } from '../store/command-desk.ts'
import { Palette } from './palette.tsx'

// Not open when the editor opens.
const Layers = lazy(() => import('./layers.tsx').then((code) => ({ default: code.Layers })))
const PatternLibrary = lazy(() => import('../patterns/pattern-library.tsx'))

const tabs = [
  { value: 'add', label: 'Add', icon: 'plus' },
  { value: 'patterns', label: 'Patterns', icon: 'layout-template' },
  { value: 'layers', label: 'Layers', icon: 'layers' },
] as const

/** Blocks and patterns to add, or the layers of the page. */
export function LeftPanel() {
  const t = useTexts('admin')
  const { store, canEdit, canLayOut } = useEditor()
  const chosen = useEditorState((state) => state.activeTab)
  // Who may not put blocks in has no palette, and is told so where it would stand.
  const active = canLayOut ? chosen : 'layers'
  const shown = canLayOut ? tabs : tabs.filter(({ value }) => value === 'layers')
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  // On narrow screens the panel lies over the canvas: what is done elsewhere puts it away.
  useEffect(() => {
    const away = (event: Event) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [])
  return (
    <aside
      className="ed__left"
      aria-label={t('Blocks and layers')}
      data-region="left"
      data-open={open || undefined}
      tabIndex={-1}
      ref={panel}
      onFocus={() => setOpen(true)}
    >
      <div className="ptabs" role="tablist" aria-label={t('Blocks and layers')}>
        {shown.map(({ value, label, icon }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`tab-${value}`}
            aria-selected={active === value}
            aria-controls="left-tab"
            className={active === value ? 'on' : undefined}
            tabIndex={active === value ? 0 : -1}
            onClick={() => {
              store.set({ activeTab: value })
              setOpen(true)
            }}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
              const other = step === undefined ? undefined : shown.at((index + step) % shown.length)?.value
              if (other === undefined) return
              store.set({ activeTab: other })
              document.getElementById(`tab-${other}`)?.focus()
            }}
          >
            <Icon name={icon} size="sm" />
            <span>{t(label)}</span>
          </button>
        ))}
      </div>
      <div className="ptab" role="tabpanel" id="left-tab" aria-labelledby={`tab-${active}`}>
        {!canLayOut && (
          <p className="lockn">
            <Icon name={canEdit ? 'text-cursor-input' : 'eye'} size="sm" />
            {canEdit
              ? t(contentOnlyWords)
              : t('You can view this page but not change it. Ask an owner or administrator of the website for access.')}
          </p>
        )}
        {active === 'add' && <Palette />}
        <Suspense fallback={<div className="pal" aria-busy="true" />}>
          {active === 'layers' && <Layers />}
          {active === 'patterns' && <PatternLibrary />}
        </Suspense>
      </div>
    </aside>
  )
}
