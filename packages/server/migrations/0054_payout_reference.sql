-- What the bank calls the transfer, so that a payee can find it.
alter table payouts add column reference text check (length(reference) between 1 and 100);
-- A payee's own, latest first.
create index payouts_of_payee on payouts (payee, payee_id, created_at desc);
