-- What buyers ask back for a course of an order. Amounts contain the tax.
create table refunds (
  id text primary key,
  order_id text not null,
  course_id text not null,
  user_id text not null references users (id) on delete cascade,
  amount_paise bigint not null check (amount_paise > 0),
  tax_paise bigint not null check (tax_paise between 0 and amount_paise),
  -- How much of the course was completed when it was asked for, in percent.
  progress integer not null check (progress between 0 and 100),
  reason text,
  -- requested: an admin decides; granted: the provider is asked; sent: on its way; refunded: has left the provider.
  state text not null check (state in ('requested', 'declined', 'granted', 'sent', 'refunded', 'failed')),
  answer text,
  decided_by text references users (id) on delete set null,
  -- The payment provider's own id of it.
  provider_id text,
  -- How often the provider was asked for it: one that was asked before may have it already.
  attempts integer not null default 0,
  -- Until when it belongs to the request that asks the provider.
  claimed_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (order_id, course_id) references order_items (order_id, course_id) on delete cascade,
  unique (order_id, course_id)
);
create index refunds_open on refunds (claimed_until) where state in ('granted', 'sent');
create index refunds_requested on refunds (created_at, id) where state = 'requested';
create index refunds_decided on refunds (updated_at desc, id) where state <> 'requested';
create index refunds_course on refunds (course_id);
create index refunds_user on refunds (user_id);

-- The demo's refunds: no money moves.
create table demo_refunds (
  refund_id text primary key,
  order_id text not null,
  amount_paise bigint not null,
  created_at timestamptz not null default now()
);
