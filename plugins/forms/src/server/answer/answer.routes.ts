import { defineRoutes } from '@ashlar/sdk/server'
import { answerSubmission } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { Submissions } from '../submission/submission.service.ts'
import { Answers } from './answers.service.ts'

export const answerRoutes = defineRoutes([Answers, Submissions], (app, answers, submissions) => {
  app.call(answerSubmission, async ({ params, body, actor }) => {
    if (!actor) throw errors.UNKNOWN_SUBMISSION()
    const isKept = await answers.send(params.id, body, actor)
    return { isKept, submission: await submissions.find(params.id) }
  })
})
