import { migration, statement } from '@ashlar/sdk/server'

export default migration('0005-variants', [
  statement(`alter table email_marketing.campaign
    add column parent_id bigint,
    add column test jsonb,
    add column winner smallint,
    add column decides_at timestamptz,
    drop constraint campaign_kind_check,
    add constraint campaign_kind_check check (kind in ('campaign', 'variant', 'automation', 'notification', 'deleted')),
    add constraint campaign_parent_fkey foreign key (tenant_id, parent_id)
      references email_marketing.campaign (tenant_id, id) on delete cascade`),
  statement('create index campaign_by_parent on email_marketing.campaign (tenant_id, parent_id, id)'),
])
