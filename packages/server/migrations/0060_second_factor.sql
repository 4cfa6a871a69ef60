-- One-time codes: the secret of each account that asks for one after the password.
create table one_time_codes (
  user_id text primary key references users (id) on delete cascade,
  -- Encrypted with a key of the server's, which isn't in the database.
  secret text not null,
  created_at timestamptz not null default now(),
  -- Nothing is asked for until a first code was entered.
  turned_on_at timestamptz,
  -- The step of the last code that was used: each works once.
  last_step bigint
);

-- Codes for who has lost the app. Each works once, and is stored as its hash alone.
create table recovery_codes (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- As the authenticator calls it, in base64url.
  credential_id text not null unique,
  name text not null,
  -- In base64url.
  public_key text not null,
  -- 0 for those that don't count. One that counts backwards was copied.
  counter bigint not null,
  transports jsonb not null default '[]',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a sign-in, or a new passkey, has to answer: once, and soon. Stored as the hash alone.
create table sign_in_challenges (
  hash text primary key,
  purpose text not null check (purpose in ('code', 'passkey', 'new_passkey')),
  -- Nobody's until a passkey says whose it is.
  user_id text references users (id) on delete cascade,
  -- A new password ends it.
  token_version integer,
  created_at timestamptz not null default now()
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index sign_in_challenges_expired on sign_in_challenges (created_at);

-- Whether a passkey began it, or was added in it.
alter table sign_ins add column has_passkey boolean not null default false;
