import { migration, statement } from '@ashlar/sdk/server'

/** When a module's page moves again, the redirects that its earlier moves left are found by where they lead. */
export default migration('0002-automatic-target', [
  statement(`create index page_redirect_by_automatic_target on page_redirect (tenant_id, target)
    where is_automatic and target is not null`),
])
