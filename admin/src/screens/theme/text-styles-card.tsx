import { isThemeTextStyle, type PlatformSettings, type TextStyle, themeTextStyles } from '@ashlar/sdk'
import { Button, Card, confirm, Icon, IconButton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../../editor/style/fields.css'
import '../../editor/style/pickers.css'
import '../../editor/style/typography.css'
import { TextStyleFields } from './text-style-fields.tsx'

export interface TextStylesCardProps {
  readonly styles: readonly TextStyle[]
  /** The whole theme as it is chosen. */
  readonly settings: PlatformSettings
  /** The previewed page, in which it is seen how a style looks. */
  readonly page: Document | undefined
  readonly onChange: (styles: TextStyle[]) => void
}

/** How many text styles a website changes or makes at most. */
const most = 40

/** The text styles of the theme and those of the website's own: the one place where they are changed. */
export function TextStylesCard({ styles, settings, page, onChange }: TextStylesCardProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState<string>()
  const own = styles.filter(({ id }) => !isThemeTextStyle(id))
  const all = [
    ...Object.entries(themeTextStyles).map(
      ([id, title]): TextStyle => ({ ...(styles.find((each) => each.id === id) ?? { id, look: {} }), title: t(title) }),
    ),
    ...own,
  ]
  const change = (style: TextStyle) => {
    const stored = isThemeTextStyle(style.id) ? { ...style, title: '' } : style
    const others = styles.filter(({ id }) => id !== style.id)
    const isPlain = isThemeTextStyle(style.id) && Object.keys(style.look).length === 0
    onChange(
      others.length === styles.length
        ? [...styles, stored]
        : styles.flatMap((each) => (each.id === style.id ? (isPlain ? [] : [stored]) : [each])),
    )
  }
  const add = () => {
    const id = `own-${crypto.randomUUID().slice(0, 8)}`
    onChange([...styles, { id, title: t('New style'), look: {} }])
    setOpen(id)
  }
  const remove = async ({ id, title }: TextStyle) => {
    const description = t('Delete “{name}”? Text that uses it goes back to the look of its block.', { name: title })
    if (await confirm({ description, tone: 'bad', icon: 'trash-2' })) onChange(styles.filter((each) => each.id !== id))
  }
  return (
    <Card
      title={t('Text styles')}
      actions={
        <Button variant="ghost" size="sm" icon="plus" disabled={styles.length >= most} onClick={add}>
          {t('Add text style')}
        </Button>
      }
    >
      <p className="hint" id="text-styles">
        {t('Choose a text style for a text in the editor. Changes here appear wherever the style is used.')}
      </p>
      <ul className="tstyles">
        {all.map((style) => (
          <li key={style.id}>
            <div className="row">
              <button
                type="button"
                className="tstyles__head"
                aria-expanded={open === style.id}
                onClick={() => setOpen(open === style.id ? undefined : style.id)}
              >
                <Icon name={open === style.id ? 'chevron-down' : 'chevron-right'} size="sm" />
                <span className="grow trunc">{style.title}</span>
                <span className="t3">{Object.keys(style.look).length > 0 ? t('Changed') : t('From the theme')}</span>
              </button>
              {!isThemeTextStyle(style.id) && (
                <IconButton
                  icon="trash-2"
                  label={t('Delete {name}', { name: style.title })}
                  onClick={() => void remove(style)}
                />
              )}
            </div>
            {open === style.id && <TextStyleFields style={style} settings={settings} page={page} onChange={change} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
