-- The address that somebody has shown to be theirs. Another one in `email` isn't confirmed.
alter table users add column confirmed_email text;
-- Sign-in providers say only addresses that they have verified.
update users set confirmed_email = email where exists (select 1 from identities where identities.user_id = users.id);

-- Links by which somebody confirms an address. The token of a link is stored as its hash alone.
create table email_confirmations (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- Where the link was sent.
  email text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A used link, or one beside it, confirms nothing any more.
  used_at timestamptz
);
create index email_confirmations_user on email_confirmations (user_id, created_at);
create index email_confirmations_expired on email_confirmations (expires_at);
