-- What opens a partner's report to its server: the hash of a key that was shown once. A new key ends the one before after a
-- while; one that has ended is kept for a time, so that its owner is told so.
create table partner_api_keys (
  hash text primary key,
  partner_id text not null references partners (id) on delete cascade,
  -- The last characters, by which people tell keys apart.
  ending text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- When it stops working; null: it is the newest.
  ends_at timestamptz
);
create unique index partner_api_keys_newest on partner_api_keys (partner_id) where ends_at is null;
create index partner_api_keys_of_partner on partner_api_keys (partner_id, ends_at);
