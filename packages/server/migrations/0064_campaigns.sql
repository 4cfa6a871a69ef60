-- Where a buyer came from: the utm tags of an address, as an object of texts. Not part of what identifies an order.
alter table orders add column campaign jsonb;
