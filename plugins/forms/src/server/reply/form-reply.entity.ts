import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import type { FormReply } from '../../contract.ts'
import { forms } from '../../module.ts'

export const FormReplyEntity = defineEntity({
  name: 'FormReply',
  ...tableOf(forms, 'form_reply'),
  properties: {
    idHash: p.text().primary(),
    tenantId: tenantId(),
    reply: p.json<FormReply>(),
    endsAt: p.datetime(),
  },
})
