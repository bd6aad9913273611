import { useCall } from '../admin/use-call.ts'
import type { MediaFolder } from '../platform/media.ts'
import { listMediaFolders } from '../platform/media-folder-calls.ts'
import { Select } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'

interface FolderChoiceProps {
  /** 0: files in no folder; undefined: files of all folders. */
  readonly value: number | undefined
  readonly onChange: (folderId: number | undefined) => void
}

/** Narrows the files to one folder; nothing where the library has none. */
export function FolderChoice({ value, onChange }: FolderChoiceProps) {
  const t = useTexts('admin')
  const folders = useCall(listMediaFolders).data?.results.rows ?? []
  if (folders.length === 0) return null
  return (
    <Select
      aria-label={t('Folder')}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
      options={[
        { value: '', label: t('All files') },
        ...below(folders, null).map(({ folder: { id, name }, depth }) => ({
          value: String(id),
          label: `${'\u2003'.repeat(depth)}${name}`,
        })),
        { value: '0', label: t('No folder') },
      ]}
    />
  )
}

interface Shown {
  readonly folder: MediaFolder
  readonly depth: number
}

/** Each folder before those in it. Folders can't stand in themselves. */
function below(folders: readonly MediaFolder[], parent: number | null, depth = 0): Shown[] {
  return folders
    .filter(({ parentId }) => parentId === parent)
    .flatMap((folder) => [{ folder, depth }, ...below(folders, folder.id, depth + 1)])
}
