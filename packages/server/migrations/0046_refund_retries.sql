-- How often an admin has granted a refund again after the provider refused it. Each is asked for by a key of its own.
alter table refunds add column retries integer not null default 0 check (retries between 0 and 100);

-- An admin looks at refunds that failed, too.
drop index refunds_requested;
create index refunds_waiting on refunds (created_at, id) where state in ('requested', 'failed');
drop index refunds_decided;
create index refunds_others on refunds (updated_at desc, id) where state not in ('requested', 'failed');

-- A course may be given back again after its first refund came back.
alter table earnings add column retry integer not null default 0;
alter table earnings drop constraint earnings_pkey,
  add primary key (order_id, course_id, payee, kind, retry);
drop index documents_once;
create unique index documents_once on documents (order_id, coalesce(course_id, '')) where voided_at is null;
