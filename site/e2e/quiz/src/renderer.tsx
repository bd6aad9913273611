import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { quiz } from './block.ts'
import { Question } from './question.tsx'

const Quiz = ({ props, root, island }: BlockComponentProps<typeof quiz>) => (
  <section {...root}>
    {island(Question, { question: props.question, answers: props.answers, failing: props.failing }, 'load')}
  </section>
)

export default defineBlockRenderer(quiz, Quiz)
