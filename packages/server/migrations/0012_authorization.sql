-- A sign-in has an id, which is in every token that comes from it. This one is over.
create table ended_sign_ins (
  id text primary key,
  ended_at timestamptz not null default now()
);

-- Codes that bring a sign-in from the marketplace to a partner's page. Each works once, within a minute.
create table authorization_codes (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  token_version integer not null,
  sign_in_id text not null,
  partner_id text not null references partners (id) on delete cascade,
  -- Of the page that asked; null: the marketplace's own, for its frames.
  origin text,
  challenge text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  session_id text
);
create index authorization_codes_user on authorization_codes (user_id, created_at);

-- Sessions of partners' pages.
create table partner_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_version integer not null,
  sign_in_id text not null,
  partner_id text not null references partners (id) on delete cascade,
  origin text,
  -- How many handles there have been; the last one renews the session.
  generation integer not null default 1,
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index partner_sessions_user on partner_sessions (user_id, renewed_at);
create index partner_sessions_sign_in on partner_sessions (sign_in_id);
