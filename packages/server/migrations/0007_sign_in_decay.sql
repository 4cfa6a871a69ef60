-- Failures decay by fractions; a pair that has signed in does not wait for what others at its address do.
alter table sign_in_failures alter column failures type double precision;
alter table sign_in_failures add column succeeded_at timestamptz;
