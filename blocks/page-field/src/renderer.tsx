import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  inkValue,
  PictureImg,
  type RootProps,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import { pageField, pageTitle } from './block.ts'

type Field = BlockProps<typeof pageTitle>['field']

function PageTitle({ props, root, view }: BlockComponentProps<typeof pageTitle>) {
  const Tag = props.field === 'title' ? 'h1' : 'p'
  return (
    <FieldOfPage field={props.field} root={root} view={view}>
      {(text) => (
        <Tag {...root} data-field={props.field}>
          {text}
        </Tag>
      )}
    </FieldOfPage>
  )
}

function PageField({ props, root, view }: BlockComponentProps<typeof pageField>) {
  return (
    <FieldOfPage field={props.field} root={root} view={view}>
      {(text) => (
        <div {...root}>
          <link rel="stylesheet" href={`/_ashlar/fonts/${props.fontFamily.toLowerCase().replaceAll(' ', '-')}.css`} />
          <p>{text}</p>
        </div>
      )}
    </FieldOfPage>
  )
}

interface FieldOfPageProps {
  readonly field: Field
  readonly root: RootProps
  readonly view: View
  readonly children: (text: string) => ReactNode
}

/** The page's picture, or its text as the block sets it; nothing for a page that has none. */
function FieldOfPage({ field, root, view, children }: FieldOfPageProps) {
  if (field !== 'image') {
    const text = view.page[field]
    return text === '' ? <None field={field} root={root} view={view} /> : children(text)
  }
  const picture = view.picture(view.page.image)
  if (!picture) return <None field={field} root={root} view={view} />
  return (
    <figure {...root}>
      <PictureImg picture={picture} alt={picture.altText ?? ''} />
    </figure>
  )
}

const absent: Readonly<Record<Field, string>> = {
  title: 'This page has no title.',
  slug: 'This page has no address.',
  excerpt: 'This page has no excerpt.',
  image: 'This page has no image.',
}

const None = ({ field, root, view }: Omit<FieldOfPageProps, 'children'>) => (
  <EmptyBlock root={root} view={view} icon={field === 'image' ? 'image' : 'type'} text={absent[field]} />
)

/** BLK-PFIELD-005, -006. */
const shares = { tablet: 0.95, mobile: 0.6 } as const
const shadows = { none: undefined, small: '1px', medium: '2px', large: '4px' } as const

function fieldRules(props: BlockProps<typeof pageField>): readonly StyleRule[] {
  if (props.field === 'image') return []
  const blur = shadows[props.textShadow]
  const size = (share: number) => ({ 'font-size': `${Math.round(props.fontSize * share * 100) / 100}px` })
  return [
    {
      part: ' > p',
      declarations: {
        'font-family': `"${props.fontFamily}","${props.fontFamily} fallback",var(--font-body)`,
        ...size(1),
        'font-weight': props.fontWeight,
        color: inkValue(props.textColor),
        'line-height': props.lineHeight,
        'letter-spacing': props.letterSpacing === 0 ? undefined : `${props.letterSpacing}px`,
        'text-align': props.textAlign === 'start' ? undefined : props.textAlign,
        'text-shadow': blur && `${blur} ${blur} ${blur} rgb(0 0 0/.3)`,
        'font-variant-caps': props.smallCaps ? 'small-caps' : undefined,
      },
    },
    { part: ' > p', device: 'tablet', declarations: size(shares.tablet) },
    { part: ' > p', device: 'mobile', declarations: size(shares.mobile) },
  ]
}

export default [
  defineBlockRenderer(pageTitle, PageTitle),
  defineBlockRenderer(pageField, PageField, { rules: fieldRules }),
] as const
