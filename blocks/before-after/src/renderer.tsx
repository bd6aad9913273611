import type { BlockProps } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  focusRules,
  Icon,
  type Picture,
  PictureImg,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { beforeAfter } from './block.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof beforeAfter>

/** The picture before lies above the other. Without a script both stand side by side, and there is no divider. */
function BeforeAfter({ props, root, view }: BlockComponentProps<typeof beforeAfter>) {
  const [before, after] = [view.picture(props.before), view.picture(props.after)]
  if (!before || !after) {
    return <EmptyBlock root={root} view={view} icon="square-split-horizontal" text="Choose two images" />
  }
  return (
    <div {...root} data-direction={props.direction}>
      <div className="before-after-frame">
        <Side side="before" picture={before} altText={props.beforeAltText} label={props.beforeLabel} />
        <Side side="after" picture={after} altText={props.afterAltText} label={props.afterLabel} />
        <span className="before-after-divider" aria-hidden="true">
          <Icon name="move-horizontal" />
        </span>
        <input
          type="range"
          min={0}
          max={100}
          defaultValue={props.start}
          aria-label={words(view.language).compare}
          {...(props.direction === 'vertical' && { 'aria-orientation': 'vertical' as const })}
          {...(view.mode === 'canvas' && { tabIndex: -1, disabled: true })}
        />
      </div>
    </div>
  )
}

interface SideProps {
  readonly side: 'before' | 'after'
  readonly picture: Picture
  readonly altText: string
  readonly label: string
}

function Side({ side, picture, altText, label }: SideProps) {
  return (
    <figure className={`before-after-${side}`}>
      <PictureImg picture={picture} alt={altText || (picture.altText ?? '')} />
      {label !== '' && <figcaption className="before-after-label">{label}</figcaption>}
    </figure>
  )
}

const startRules = ({ start }: Props): readonly StyleRule[] =>
  start === 50 ? [] : [{ declarations: { '--at': `${start}%` } }]

/** The pictures need not have the same shape: the upper one is cropped to the lower one's. */
const focusOf = ({ before }: Props, view: View): readonly StyleRule[] =>
  focusRules(view, before, ' > .before-after-frame > .before-after-before > img')

export default defineBlockRenderer(beforeAfter, BeforeAfter, {
  client: ({ before, after }) => (before === '' || after === '' ? undefined : 'visible'),
  clientProps: () => ({}),
  rules: startRules,
  viewRules: focusOf,
})
