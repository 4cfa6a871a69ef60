-- Links by which somebody sets a new password. The token of a link is stored as its hash alone.
create table password_resets (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A used link, or one beside it, opens nothing any more.
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id, created_at);
create index password_resets_expired on password_resets (expires_at);
