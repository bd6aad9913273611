import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'

export const quiz = defineBlock({
  type: 'acme/quiz',
  title: 'Quiz',
  icon: 'circle-help',
  category: 'content',
  schema: Type.Object({
    question: Type.String({ title: 'Question', default: 'Which knot holds?' }),
    answers: Type.Array(Type.String(), { title: 'Answers', default: ['Bowline', 'Granny'] }),
    failing: Type.Boolean({ title: 'Breaks when it is answered', default: false }),
  }),
})
