-- What an order is paid with at a payment provider that knows it by an id of its own.
alter table orders add column payment_id text;
create unique index orders_payment on orders (payment_id) where payment_id is not null;

-- An order that nobody paid for a day ends by itself.
alter table orders drop constraint orders_failure_check;
alter table orders add constraint orders_failure_check
  check (failure in ('declined', 'invalid_nonce', 'superseded', 'expired'));

-- Charges that a buyer's bank disputes, as the provider last said. Reason and status are its words.
create table disputes (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  amount_paise bigint not null check (amount_paise >= 0),
  currency text not null,
  reason text not null,
  status text not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index disputes_newest on disputes (opened_at desc, id);
create index disputes_order on disputes (order_id);
