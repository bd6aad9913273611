import { defineSite, type PageComponentProps, sitePage } from '@ashlar/sdk/site'
import { Question } from './question.tsx'

interface Asked {
  readonly question: string
}

const QuestionPage = ({ data: { question }, root, island }: PageComponentProps<Asked>) => (
  <article {...root}>{island(Question, { question, answers: ['Yes', 'No'], failing: false }, 'visible')}</article>
)

export default defineSite({
  pages: [
    sitePage({
      path: '/quiz-of/:topic',
      deps: [],
      find: async ({ params: { topic = '' } }) => ({ data: { question: `Do you know ${topic}?` }, title: topic }),
      client: 'idle',
      clientProps: ({ question }: Asked) => ({ question }),
      component: QuestionPage,
    }),
  ],
})
