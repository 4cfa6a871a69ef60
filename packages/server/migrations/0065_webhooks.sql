-- Where a partner's server is told of orders, and the secret that signs what it is told, encrypted. A new secret leaves the
-- one before valid for a while.
create table webhooks (
  partner_id text primary key references partners (id) on delete cascade,
  url text not null,
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  -- Since when nothing was delivered, and since when nothing is tried.
  failing_since timestamptz,
  paused_at timestamptz,
  -- When a server may deliver next. One that does has its turn until then.
  due_at timestamptz not null default now(),
  turn integer not null default 0,
  created_at timestamptz not null default now()
);

-- What is to be delivered, written in the transaction of what it reports, and what was. The body is what was signed.
create table webhook_events (
  id text primary key,
  partner_id text not null references webhooks (partner_id) on delete cascade,
  type text not null,
  body text not null,
  -- waiting; sending; delivered; failed: given up.
  state text not null default 'waiting',
  attempts integer not null default 0,
  -- While it is being sent: when another server may try.
  due_at timestamptz not null default now(),
  attempted_at timestamptz,
  -- The last answer: its status, or none where there was no answer, and the beginning of its text.
  status integer,
  answer text,
  created_at timestamptz not null default now()
);
create index webhook_events_due on webhook_events (partner_id, due_at) where state in ('waiting', 'sending');
create index webhook_events_of_partner on webhook_events (partner_id, created_at desc, id);
create index webhook_events_old on webhook_events (created_at);
