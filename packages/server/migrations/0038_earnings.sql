-- What each paid course earns its instructor, and the partner who brought the buyer. A row is written once, when the order
-- is paid or the course refunded, and never changes: neither do statements of months that have ended.
create table earnings (
  order_id text not null,
  course_id text not null,
  payee text not null check (payee in ('instructor', 'partner')),
  -- Of a user or of a partner. What was earned outlives both.
  payee_id text not null,
  -- restored: the money of a refund came back.
  kind text not null check (kind in ('sale', 'refund', 'restored')),
  -- Without tax. Both are negative for a refund.
  price_paise bigint not null,
  share_paise bigint not null,
  created_at timestamptz not null default now(),
  primary key (order_id, course_id, payee, kind),
  foreign key (order_id, course_id) references order_items (order_id, course_id) on delete cascade
);
create index earnings_payee on earnings (payee, payee_id, created_at);

-- Money that an admin has sent to a payee: all that was earned until the end of a month of UTC and not paid out before.
create table payouts (
  payee text not null check (payee in ('instructor', 'partner')),
  payee_id text not null,
  month date not null,
  amount_paise bigint not null check (amount_paise > 0),
  recorded_by text references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (payee, payee_id, month)
);
create index payouts_latest on payouts (created_at desc);

-- Earlier sales have the shares that are usual without a setting.
insert into earnings (order_id, course_id, payee, payee_id, kind, price_paise, share_paise, created_at)
  select i.order_id, i.course_id, 'instructor', c.creator_id, 'sale', i.price_paise, round(i.price_paise * 0.7),
      o.updated_at
    from order_items i
    join orders o on o.id = i.order_id and o.status = 'paid'
    join courses c on c.id = i.course_id
    where i.price_paise > 0
  union all
  select i.order_id, i.course_id, 'partner', o.partner_id, 'sale', i.price_paise, round(i.price_paise * 0.1),
      o.updated_at
    from order_items i
    join orders o on o.id = i.order_id and o.status = 'paid' and o.partner_id is not null
    where i.price_paise > 0;
