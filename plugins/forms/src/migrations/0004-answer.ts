import { migration, statement, tenantTable } from '@ashlar/sdk/server'

/** Emails that staff wrote to people who sent a form; they go with the submission. */
export default migration('0004-answer', [
  tenantTable('answer', [
    'id bigint generated always as identity',
    'submission_id bigint not null',
    'to_address text not null',
    'reply_to text not null',
    'subject text not null',
    'body text not null',
    // Name of whoever wrote it, as it was then.
    'author text not null',
    // There was no mail server, so the email stayed in the outbox.
    'is_kept boolean not null',
    'created_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
    'foreign key (tenant_id, submission_id) references forms.submission (tenant_id, id) on delete cascade',
  ]),
  statement('create index answer_of on forms.answer (tenant_id, submission_id, id)'),
])
