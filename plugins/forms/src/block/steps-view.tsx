import { filledText } from '@ashlar/sdk'
import type { ReactNode } from 'react'
import type { FormWords } from '../form/visitor-texts.ts'
import type { Step } from './steps.ts'

interface StepsProps {
  readonly steps: readonly Step[]
  readonly texts: FormWords
}

/** The steps of a form under their headings, and how far a visitor has come, which the page's script keeps true. */
export function StepsView({ steps, texts, children }: StepsProps & { readonly children: (step: Step) => ReactNode }) {
  const passed = steps.filter(({ isPassed }) => isPassed)
  const [first] = passed
  return (
    <>
      <div className="form-progress" hidden={passed.length < 2}>
        <span role="status">{filledText(texts.step, { number: 1, count: passed.length })}</span>
        <progress value={1} max={passed.length} aria-hidden="true" />
      </div>
      {steps.map((step) => (
        <section
          key={step.id}
          className="form-step"
          aria-labelledby={step.id}
          {...(step !== first && { 'data-later': '' })}
        >
          <h2 className="form-step-title" id={step.id} tabIndex={-1}>
            {step.title}
          </h2>
          {children(step)}
        </section>
      ))}
    </>
  )
}

/** Both send the form where there is no script, so Enter does in any case what the page shows. */
export function StepButtons({ steps, texts, isOff }: StepsProps & { readonly isOff: boolean }) {
  const hasNext = steps.filter(({ isPassed }) => isPassed).length > 1
  return (
    <>
      <button type="button" className="button form-back" data-variant="light" disabled={isOff} hidden>
        {texts.back}
      </button>
      <button type="submit" className="button form-next" data-variant="primary" disabled={isOff} hidden={!hasNext}>
        {texts.next}
      </button>
    </>
  )
}
