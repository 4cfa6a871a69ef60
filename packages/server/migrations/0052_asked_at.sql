-- When the payment provider was last asked about a pending order, for somebody who looked at it or in the minutes after it.
alter table orders add column asked_at timestamptz;
