import { useTexts } from '@ashlar/sdk/ui'
import { useEditor } from '../editor-context.tsx'
import type { Settings } from '../panels/use-settings.ts'
import { Pictures, upTo } from './pictures.tsx'

/** How many columns the grid has, at most where as many as fit are shown. */
export function GridColumns({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const { store, blocks } = useEditor()
  const prop = blocks.catalogue.get(store.node(settings.id)?.type ?? '')?.childCells?.prop
  if (prop === undefined) return null
  const group = settings.group(prop)
  const columns = Number(group.values['columns'])
  return (
    <div className="colw">
      <Pictures
        label={t('Columns')}
        choices={upTo(6)}
        value={columns}
        nameOf={(count) => t('{count} column|{count} columns', { count })}
        partsOf={(count) => upTo(count).map(() => true)}
        onChange={(count) => group.change({ columns: count })}
      />
    </div>
  )
}
