-- Uploads under way, so that all servers count them together. A row that its server no longer renews has ended.
create table uploads_under_way (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  bytes bigint not null check (bytes >= 0),
  expires_at timestamptz not null
);
create index uploads_under_way_user on uploads_under_way (user_id);
create index files_owner on files (owner_id) where owner_id is not null;
