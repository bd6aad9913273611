import { work } from '@ashlar/sdk/server'
import { lookAtPayment, sendRefund } from './payment.jobs.ts'
import { PaymentService } from './payment.service.ts'

export const paymentWork = [
  work(lookAtPayment, [PaymentService], (payload, _context, payments) => payments.look(payload)),
  work(sendRefund, [PaymentService], (payload, _context, payments) => payments.sendRefund(payload)),
]
