-- Since when the buyer's bank decides on the payment of a pending order, as far as the payment provider was asked.
alter table orders add column processing_since timestamptz;
