-- Other sites that embed the marketplace. The key is public; what it may do depends on the origins.
create table partners (
  id text primary key,
  name text not null,
  key text not null unique,
  origins text[] not null,
  owner_id text references users (id) on delete set null,
  state text not null default 'active' check (state in ('active', 'revoked')),
  scopes text[] not null default '{learn,buy}' check (scopes <@ '{learn,buy}'),
  created_at timestamptz not null default now()
);
create index partners_origins on partners using gin (origins);

-- Through which partner someone signed up, bought or enrolled. Null: on the marketplace's own site.
alter table users add column partner_id text references partners (id);
alter table orders add column partner_id text references partners (id);
alter table enrollments add column partner_id text references partners (id);
create index users_partner on users (partner_id, created_at) where partner_id is not null;
create index orders_partner on orders (partner_id, created_at) where partner_id is not null;
create index enrollments_partner on enrollments (partner_id, created_at) where partner_id is not null;

-- How often a checkout was opened through a partner, by month of UTC: a number, and nothing about the visitor.
create table partner_visits (
  partner_id text not null references partners (id) on delete cascade,
  month date not null,
  checkouts integer not null default 0,
  primary key (partner_id, month)
);
