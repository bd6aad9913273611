import { ancestorsOf, nodeAt } from '@ashlar/sdk'
import { Button, Dialog, Field, Input, Select, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { layerNameOf, nameOf, whereabouts } from '../../blocks/naming.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { placesFor, siblingsIn } from '../store/places.ts'
import { outermost } from '../store/selection.ts'

/** "Move to…": the way without a drag (WCAG 2.5.7). Every place that takes what is selected, by name. */
export function MoveDialog() {
  const isOpen = useEditorState((state) => state.moving)
  return isOpen ? <OpenMoveDialog /> : null
}

function OpenMoveDialog() {
  const t = useTexts('admin')
  const { store, blocks, commands } = useEditor()
  const { content } = store
  const [ids] = useState(() => outermost(content, store.state.selection))
  const [search, setSearch] = useState('')
  const types = [...new Set(ids.map((id) => nodeAt(content, id)?.type ?? ''))]
  const all = placesFor(content, blocks.catalogue, types[0] ?? '', ids[0])
  const parents = [...Map.groupBy(all, ({ parent, slot }) => `${parent} ${slot ?? ''}`).values()].flatMap(([place]) => {
    const node = place && nodeAt(content, place.parent)
    if (!place || !node || ids.some((id) => [place.parent, ...ancestorsOf(content, place.parent)].includes(id)))
      return []
    const name = node.parent === null ? t('Page') : nameOf(blocks, node)
    const first = nodeAt(content, node.children[0] ?? '')
    // Columns and containers are called alike: what stands in one tells it from the next.
    const holds = first ? t('with {name}', { name: layerNameOf(blocks, first) }) : t('empty')
    const where =
      node.parent === null ? '' : `${holds}, ${whereabouts(blocks, content, ancestorsOf(content, place.parent))}`
    return [{ key: `${place.parent} ${place.slot ?? ''}`, parent: place.parent, slot: place.slot, name, where }]
  })
  const found = parents.filter(({ name, where }) =>
    `${name} ${where}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const own = nodeAt(content, ids[0] ?? '')
  const [key, setKey] = useState(`${own?.parent ?? ''} ${own?.slot ?? ''}`)
  const chosen = found.find((each) => each.key === key) ?? found[0]
  const beside = chosen ? siblingsIn(content, chosen.parent, chosen.slot).filter((id) => !ids.includes(id)) : []
  const [after, setAfter] = useState('')
  const index = after === 'first' ? 0 : beside.includes(after) ? beside.indexOf(after) + 1 : beside.length
  const close = () => store.set({ moving: false })
  const move = () => {
    if (chosen && commands.move(ids, { parent: chosen.parent, slot: chosen.slot, index })) close()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('Move {name} to…', { name: commands.whatOf(ids) })}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" disabled={!chosen} onClick={move}>
            {t('Move')}
          </Button>
        </>
      }
    >
      <Input
        size="sm"
        icon="search"
        autoFocus
        aria-label={t('Find a place')}
        placeholder={t('Find a place')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          // The first match is chosen: Enter takes it.
          setKey('')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          move()
        }}
      />
      <div className="places" role="radiogroup" aria-label={t('Place')}>
        {found.map((each) => (
          <label key={each.key}>
            <input
              type="radio"
              name="place"
              checked={each.key === chosen?.key}
              onChange={() => {
                setKey(each.key)
                setAfter('')
              }}
            />
            <b className="trunc">{each.name}</b>
            <span className="t3 xs trunc">{each.where}</span>
          </label>
        ))}
        {found.length === 0 && <p className="hint">{t('This block cannot be moved anywhere else.')}</p>}
      </div>
      {chosen && beside.length > 0 && (
        <Field label={t('Position')}>
          {(ties) => (
            <Select
              {...ties}
              value={after}
              onChange={setAfter}
              options={[
                { value: '', label: t('At the end') },
                { value: 'first', label: t('At the start') },
                ...beside.map((id) => {
                  const node = nodeAt(content, id)
                  return { value: id, label: t('After {name}', { name: node ? nameOf(blocks, node) : '' }) }
                }),
              ]}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}
