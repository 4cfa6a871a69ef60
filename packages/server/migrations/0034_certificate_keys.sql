-- The keys that sign certificates, by their thumbprint (RFC 7638). Public ones stay for good, so that what they have signed
-- can be checked. A private one is here only where no CERTIFICATE_KEY is set; at most one of these is in use.
create table certificate_keys (
  id text primary key,
  public_key jsonb not null,
  private_key jsonb,
  created_at timestamptz not null default now()
);
create unique index certificate_keys_in_use on certificate_keys ((true)) where private_key is not null;
