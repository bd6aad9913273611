import { migration, statement } from '@ashlar/sdk/server'
import { assigneesOfCustomers, fieldsOfCustomers } from '../server/customer/beside.ts'

/** Values of custom fields get rows of their own. The column stays for the version before, which reads it. */
const moved = statement(`
  alter table customers.customer no force row level security;
  alter table customers.customer_custom_value no force row level security;
  insert into customers.customer_custom_value (tenant_id, customer_id, field, value)
    select c.tenant_id, c.id, v.key, v.value from customers.customer c, jsonb_each_text(c.custom_values) v
      where v.value <> '';
  alter table customers.customer force row level security;
  alter table customers.customer_custom_value force row level security`)

export default migration('0002-fields-and-assignees', [
  ...fieldsOfCustomers.steps,
  ...assigneesOfCustomers.steps,
  moved,
  statement('create index customer_by_province on customers.customer (tenant_id, province, name_key, id)'),
])
