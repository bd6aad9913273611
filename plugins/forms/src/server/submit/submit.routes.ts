import { defineRoutes, Limits, type RouteScope } from '@ashlar/sdk/server'
import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { replyParameter, submit } from '../../contract.ts'
import { keyedFields } from '../../form/field-keys.ts'
import { FormReplyService } from '../reply/form-reply.service.ts'
import { pathIn } from './intake.service.ts'
import { formLimits, type ReceivedForm, withForm } from './received-form.ts'
import { type Answer, SubmitService } from './submit.service.ts'

/** Forms that one address may send in ten minutes, those with mistakes included. */
const mostFromAddress = 30

/** Takes in what a visitor sends. */
export const submitRoutes = defineRoutes([SubmitService, FormReplyService, Limits], (app, ...services) => {
  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    await scope.register(multipart, { limits: formLimits, throwFileSizeLimit: false })
    addRoute(scope, ...services)
  })
})

function addRoute(app: RouteScope, forms: SubmitService, replies: FormReplyService, limits: Limits): void {
  app.call(submit, async (request, reply) => {
    const ofAddress = { purpose: 'forms.submit-address', of: request.ip, most: mostFromAddress, seconds: 600 }
    await limits.count([ofAddress])
    return withForm(request, async (received) => {
      const answer = await forms.submit(received)
      if (wantsPage(request)) return page(request, reply, replies, { answer, received })
      const { refused, problems, message } = answer
      if (!refused) return { error: '' as const, message, formErrors: {} }
      const errors = Object.entries(problems).map(([path, text]) => ({ path, message: text }))
      throw refused.at(...errors).with({ message, formErrors: problems })
    })
  })
}

/** A browser without JavaScript: it accepts HTML but not JSON (OPEN-256). */
function wantsPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept)
}

interface Sent {
  readonly answer: Answer
  readonly received: ReceivedForm
}

/** Back to the page with the success text, or the page again with messages and what was typed. */
async function page(request: FastifyRequest, reply: FastifyReply, replies: FormReplyService, sent: Sent) {
  const { form, refused, problems, message } = sent.answer
  const isTaken = refused === undefined
  const id = await replies.keep({
    page: form.page.id,
    node: form.node,
    taken: isTaken,
    message,
    errors: problems,
    values: isTaken ? {} : typedValues(sent),
  })
  const address = `${encodeURI(pathIn(form, sent.received))}?${replyParameter}=${id}`
  reply.header('cache-control', 'no-store')
  if (isTaken) return reply.redirect(address, 303)
  // The page as its visitor gets it, with the reply that stands in its address.
  const { host = '', cookie = '' } = request.headers
  const shown = await request.server.inject({ url: address, headers: { host, cookie, accept: 'text/html' } })
  const policy = shown.headers['content-security-policy']
  if (shown.statusCode !== 200 || typeof policy !== 'string') return reply.redirect(address, 303)
  return reply
    .code(422)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .serializer((html: string) => html)
    .send(shown.body)
}

/** By field key; of published fields alone, and no files. */
function typedValues({ answer: { form }, received }: Sent): Record<string, readonly string[]> {
  const keyed = keyedFields(form.props.dynamicForm).filter(({ field }) => field.type !== 'file')
  return Object.fromEntries(
    keyed.flatMap(({ key }) => {
      const values = received.values.get(key)?.map((value) => value.slice(0, 10_000).replaceAll('\0', ''))
      return values ? [[key, values]] : []
    }),
  )
}
