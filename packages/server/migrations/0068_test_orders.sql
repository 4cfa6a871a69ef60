-- A partner's second key, for trying its pages: it opens the same, and what is bought with it is no order.
alter table partners add column test_key text;
update partners set test_key = 'pk_test_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 24);
alter table partners alter column test_key set default 'pk_test_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 24);
alter table partners alter column test_key set not null;
create unique index partners_test_key on partners (test_key);

-- What was bought with a test key. Apart from the orders, so that no figure can count it: nothing was paid, and nobody was
-- enrolled. A declined one is kept too, so that the same call has the same answer.
create table test_orders (
  id text primary key,
  partner_id text not null references partners (id) on delete cascade,
  user_id text not null references users (id),
  idempotency_key text not null,
  fingerprint text not null,
  status text not null,
  currency text not null,
  subtotal_paise bigint not null,
  discount_code text,
  discount_paise bigint not null,
  tax_paise bigint not null,
  tax_rate numeric not null,
  tax_name text not null,
  total_paise bigint not null,
  card_last4 text,
  campaign jsonb,
  items jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index test_orders_of_partner on test_orders (partner_id, created_at desc, id);
create index test_orders_old on test_orders (created_at);
