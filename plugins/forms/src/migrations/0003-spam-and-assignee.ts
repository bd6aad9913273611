import { countRows, migration, statement } from '@ashlar/sdk/server'

/** Submissions that somebody marked as spam are counted apart; each may be given to a person of the back office. */
export default migration('0003-spam-and-assignee', [
  statement('alter table forms.submission add column spam_at timestamptz'),
  // Id of an account of the website.
  statement('alter table forms.submission add column assigned_to bigint'),
  statement('create index submission_spam on forms.submission (tenant_id, spam_at) where spam_at is not null'),
  statement(
    'create index submission_by_assignee on forms.submission (tenant_id, assigned_to, id) where assigned_to is not null',
  ),
  countRows(
    'submission',
    `case when spam_at is not null then 'spam' when held is not null then 'moderation'
      when is_read then 'read' else 'unread' end`,
  ),
])
