import { outdated } from '@ashlar/sdk/admin'
import { listWebhookDeliveries, listWebhooks } from '../contract.ts'

/** After a write: webhooks with how the last delivery went, and the log. */
export const webhooksChanged = (): Promise<void> => outdated(listWebhooks, listWebhookDeliveries)
