import { useEffect, useState } from 'react'
import { Button, type ButtonLook, IconButton } from './button.tsx'
import { copyText } from './copy-text.ts'
import { useTexts } from './texts.ts'

/** Milliseconds for which the button says that it worked. */
const sayCopied = 2000

export interface CopyButtonProps extends ButtonLook {
  readonly text: string
  /** Said in the message in place of the text: a secret, or what is too long. */
  readonly name?: string
  /** What the button says; "Copy" without it. */
  readonly label?: string
  /** Only the icon, with the label as its name. */
  readonly iconOnly?: boolean
}

/** Copies a text. For two seconds it says "Copied!", and a message says what was copied or why it was not. */
export function CopyButton({ text, name, label, iconOnly = false, ...look }: CopyButtonProps) {
  const t = useTexts('admin')
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setTimes(0), sayCopied)
    return () => clearTimeout(timer)
  }, [times])
  const copy = async () => {
    if (await copyText(text, name)) setTimes((before) => before + 1)
  }
  const words = times > 0 ? t('Copied!') : (label ?? t('Copy'))
  const shared = { icon: times > 0 ? 'check' : 'copy', onClick: () => void copy() }
  return iconOnly ? (
    <IconButton {...shared} label={words} />
  ) : (
    <Button {...look} {...shared}>
      {words}
    </Button>
  )
}
