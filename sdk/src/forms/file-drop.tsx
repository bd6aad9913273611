import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTexts } from '../ui/texts.ts'

export interface FileDropProps {
  /** What is asked for: "Pictures". */
  readonly label: string
  /** Kinds and limits, in words. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** As the browser's file dialog understands it: `image/*,.pdf`. The server decides. */
  readonly accept?: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Stands inside instead of the usual words, such as the chosen file. */
  readonly children?: ReactNode
}

/** A place to drop files, with a button for those who choose them. */
export function FileDrop({ label, hint, error, accept, multiple = false, disabled, onFiles, children }: FileDropProps) {
  const t = useTexts('admin')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const noteId = `${useId()}-note`
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver && !disabled)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by key and reader
    <div
      className={`drop${over ? ' is-over' : ''}${error ? ' is-error' : ''}`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      {children ?? (
        <>
          <Icon name="upload" size="lg" />
          <b>{over ? t('Drop to add') : label}</b>
        </>
      )}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <span className="hint" id={noteId}>
            {hint}
          </span>
        )
      )}
      <Button
        size="sm"
        disabled={disabled ?? false}
        aria-describedby={error || hint ? noteId : undefined}
        onClick={() => input.current?.click()}
      >
        {multiple ? t('Choose files') : t('Choose a file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...(accept === undefined ? {} : { accept })}
        multiple={multiple}
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
