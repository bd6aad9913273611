import { useRef } from 'react'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import { uploadTypes } from './media-uploads.ts'

export interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'busy' | 'icon'> {
  readonly onFiles: (files: readonly File[]) => void
  /** "Upload" without it. */
  readonly label?: string
  /** One file only. */
  readonly single?: boolean
}

/** Opens the computer's file chooser. */
export function UploadButton({ onFiles, label, single = false, icon = 'upload', ...look }: UploadButtonProps) {
  const t = useTexts('admin')
  const input = useRef<HTMLInputElement>(null)
  const words = label ?? t('Upload')
  return (
    <>
      <Button {...look} icon={icon} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={words}
        accept={uploadTypes}
        multiple={!single}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it failed.
          target.value = ''
        }}
      />
    </>
  )
}
