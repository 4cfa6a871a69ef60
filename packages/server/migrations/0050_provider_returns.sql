-- Money that went back to buyers in the payment provider's dashboard: refunds of the provider that nobody asked for here.
create table provider_returns (
  id text primary key,
  provider_id text not null unique,
  order_id text not null references orders (id) on delete cascade,
  amount_paise bigint not null check (amount_paise > 0),
  -- As the provider says. A failed one is final: its money came back.
  state text not null check (state in ('sent', 'refunded', 'failed')),
  -- What it was for: courses that end, or goodwill. Null waits for an admin.
  outcome text check (outcome in ('courses', 'goodwill')),
  -- Of those that were for courses: several may be for the same ones, which bear the id of the first.
  group_id text,
  decided_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((outcome is not distinct from 'courses') = (group_id is not null))
);
create index provider_returns_order on provider_returns (order_id);
create index provider_returns_waiting on provider_returns (created_at, id) where outcome is null and state <> 'failed';
create index provider_returns_goodwill on provider_returns (updated_at desc, id)
  where outcome = 'goodwill' and state <> 'failed';
create index provider_returns_open on provider_returns (updated_at) where state = 'sent';

-- The group of returns by which a course was given back; null: the provider was asked here.
alter table refunds add column return_id text;
