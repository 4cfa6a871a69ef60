-- What admins and operators did. A row is written before the act, and gets its outcome after it; nothing else ever changes.
create table audit_events (
  id text primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null: an operator, by a command.
  actor_id text references users (id),
  -- As it was then.
  actor_name text,
  -- The call or command, such as refunds.decide.
  action text not null,
  -- What it was done to.
  subject_id text,
  details jsonb not null default '{}',
  address text,
  -- Null: interrupted.
  outcome text check (outcome in ('done', 'refused', 'failed'))
);
create index audit_events_newest on audit_events (at desc, id desc);
create index audit_events_actor on audit_events (actor_id);

create function keep_audit_event() returns trigger language plpgsql as $$
begin
  raise exception 'an audit event is never changed or deleted';
end $$;
create trigger audit_events_kept before update on audit_events for each row
  when (old.outcome is not null
    or (old.id, old.at, old.actor_id, old.actor_name, old.action, old.subject_id, old.details, old.address)
    is distinct from (new.id, new.at, new.actor_id, new.actor_name, new.action, new.subject_id, new.details, new.address))
  execute function keep_audit_event();
create trigger audit_events_undeleted before delete on audit_events for each row execute function keep_audit_event();
create trigger audit_events_untruncated before truncate on audit_events
  for each statement execute function keep_audit_event();
