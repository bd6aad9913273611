import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, type View } from '@ashlar/sdk/renderer'
import { countdown } from './block.ts'
import { figureOf, figureText, unitNames, unitWord } from './figures.ts'
import { type Target, targetText } from './target.ts'

type Props = BlockProps<typeof countdown>

/** Readers, paper and visitors without scripts have the date; the figures that change each second are only seen. */
function Countdown({ props, root, view, data }: BlockComponentProps<typeof countdown, Target | null | undefined>) {
  if (!data) return <EmptyBlock root={root} view={view} icon="timer" text="Choose a date and time" />
  if (data.secondsLeft <= 0) {
    if (props.textAfter === '') {
      return <EmptyBlock root={root} view={view} icon="timer" text="The moment has passed. Visitors see nothing." />
    }
    return (
      <div {...root} data-look={props.look}>
        <p className="countdown-after">{props.textAfter}</p>
      </div>
    )
  }
  return (
    <div {...root} data-look={props.look} {...(props.showDate && { 'data-date': '' })}>
      <Figures props={props} view={view} target={data} />
      <p className="countdown-date">
        <time dateTime={data.at}>{targetText(data, view.language)}</time>
      </p>
    </div>
  )
}

interface FiguresProps {
  readonly props: Props
  readonly view: View
  readonly target: Target
}

/** On the site the script fills them in: a page may have been made long ago. Until then they only hold their place. */
function Figures({ props, view, target }: FiguresProps) {
  return (
    <div className="countdown-figures" aria-hidden="true">
      {unitNames
        .filter((unit) => unit !== 'second' || props.showSeconds)
        .map((unit) => {
          const figure = figureOf(unit, target.secondsLeft)
          return (
            <p key={unit} data-unit={unit}>
              <b>{figureText(unit, figure, view.language)}</b> <span>{unitWord(unit, figure, view.language)}</span>
            </p>
          )
        })}
    </div>
  )
}

export default defineBlockRenderer<typeof countdown, Target | null | undefined>(countdown, Countdown, {
  client: ({ moment }) => (moment === '' ? undefined : 'visible'),
  clientProps: ({ textAfter }) => ({ textAfter }),
})
