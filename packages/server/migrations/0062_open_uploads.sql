-- Files that arrive in parts. What is stored of one belongs to its row until it expires; then both are cleared.
create table open_uploads (
  id text primary key,
  owner_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('video')),
  size bigint not null check (size > 0),
  path text not null unique,
  storage_id text not null,
  -- Of the finished upload, so that a repeated call gets the same answer.
  file_id text references files (id) on delete cascade,
  claimed_until timestamptz not null default '-infinity',
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index open_uploads_owner on open_uploads (owner_id);
create index open_uploads_file on open_uploads (file_id) where file_id is not null;
create index open_uploads_expiry on open_uploads (expires_at);
