import { deleteFilesOf, migration, statement, tenantTable } from '@ashlar/sdk/server'

/** The PDF of an issued document, made once. No request can change or delete it. */
const paperFile = tenantTable(
  'paper_file',
  [
    // The document's.
    'id bigint not null',
    'sha256 text collate "C" not null',
    // Letters that no font has.
    `missing jsonb not null default '[]'`,
    'made_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
    'foreign key (tenant_id, id) references invoicing.document (tenant_id, id) on delete cascade',
  ],
  ['select', 'insert'],
)

export default migration('0002-paper-file', [
  paperFile,
  deleteFilesOf('paper_file'),
  statement('comment on table invoicing.paper_file is $$Its bytes are the one file of the record with this id.$$'),
])
