import { migration, statement } from '@ashlar/sdk/server'

/** Customers are merged and erased: what names them is found by their id. */
export default migration('0012-customers', [
  statement(`create index recipient_of_customer on email_marketing.recipient (tenant_id, customer_id)
    where customer_id is not null`),
  statement(`create index run_of_customer on email_marketing.automation_run (tenant_id, customer_id)
    where customer_id is not null`),
])
