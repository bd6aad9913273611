import { migration, statement } from '@ashlar/sdk/server'

/** People are found by their address however they write it: only plain comparisons reach an index (RLS). */
export default migration('0005-reply-key', [
  statement(`alter table forms.submission add column reply_key text collate "C" not null default ''`),
  statement(`
    alter table forms.submission no force row level security;
    update forms.submission set reply_key = lower(reply_to) where reply_to <> '';
    alter table forms.submission force row level security`),
  statement(
    `create index submission_by_reply_key on forms.submission (tenant_id, reply_key, id) where reply_key <> ''`,
  ),
  statement('create index submission_of_form on forms.submission (tenant_id, form_name, reply_key, id)'),
])
