-- The sign-ins that go on, for the list of devices. Those of older tokens appear with their next call.
create table sign_ins (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- As far as the browser says; empty where it doesn't.
  browser text not null,
  system text not null,
  created_at timestamptz not null default now(),
  -- To the hour.
  last_used_at timestamptz not null default now()
);
create index sign_ins_user on sign_ins (user_id, last_used_at desc);
create index sign_ins_unused on sign_ins (last_used_at);
