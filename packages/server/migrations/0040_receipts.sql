-- The last number of a kind of document in a year. A row is locked from the number on until the transaction ends, so that a
-- number that isn't used comes back: there are no gaps.
create table document_series (
  kind text not null check (kind in ('receipt', 'credit_note')),
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- Receipts of orders and credit notes of refunds, as they were issued. Later changes of the seller or of an account change nothing.
create table documents (
  number text primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  order_id text not null references orders (id) on delete cascade,
  -- The course that was given back; null for a receipt.
  course_id text,
  seller jsonb,
  buyer jsonb not null,
  issued_at timestamptz not null,
  -- A credit note counts no longer when its refund failed.
  voided_at timestamptz,
  check ((kind = 'receipt') = (course_id is null))
);
create unique index documents_once on documents (order_id, coalesce(course_id, ''));

create function keep_document() returns trigger language plpgsql as $$
begin
  raise exception 'a document keeps what it says';
end $$;
create trigger documents_kept before update on documents for each row
  when ((old.number, old.kind, old.order_id, old.course_id, old.seller, old.buyer, old.issued_at)
    is distinct from
    (new.number, new.kind, new.order_id, new.course_id, new.seller, new.buyer, new.issued_at))
  execute function keep_document();

-- Whom a receipt is for: what the buyer wrote at the checkout, and what they wrote last.
alter table orders add column buyer jsonb;
alter table users add column billing jsonb;

-- What was sold and given back before.
insert into documents (number, kind, order_id, course_id, buyer, issued_at)
select 'R-' || to_char(o.updated_at at time zone 'UTC', 'YYYY') || '-' ||
    lpad((row_number() over (partition by extract(year from o.updated_at at time zone 'UTC') order by o.updated_at, o.id))::text, 6, '0'),
  'receipt', o.id, null, jsonb_build_object('name', u.first_name || ' ' || u.last_name), o.updated_at
from orders o join users u on u.id = o.user_id where o.status = 'paid';
insert into documents (number, kind, order_id, course_id, buyer, issued_at)
select 'C-' || to_char(r.updated_at at time zone 'UTC', 'YYYY') || '-' ||
    lpad((row_number() over (partition by extract(year from r.updated_at at time zone 'UTC') order by r.updated_at, r.id))::text, 6, '0'),
  'credit_note', r.order_id, r.course_id, jsonb_build_object('name', u.first_name || ' ' || u.last_name), r.updated_at
from refunds r join users u on u.id = r.user_id where r.state in ('sent', 'refunded');
insert into document_series (kind, year, last)
select kind, extract(year from issued_at at time zone 'UTC'), count(*) from documents group by 1, 2;
