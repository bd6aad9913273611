import { work } from '@ashlar/sdk/server'
import { forgetNews, lookAtPayment, sendRefund } from './payment.jobs.ts'
import { PaymentService } from './payment.service.ts'

export const paymentWork = [
  work(lookAtPayment, [PaymentService], (payload, _context, payments) => payments.look(payload)),
  work(sendRefund, [PaymentService], (payload, _context, payments) => payments.sendRefund(payload)),
  work(forgetNews, [PaymentService], (_payload, _context, payments) => payments.forgetNews()),
]
