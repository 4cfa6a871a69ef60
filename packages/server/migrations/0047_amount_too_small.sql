-- The payment provider takes nothing as small as the total of an order.
alter table orders drop constraint orders_failure_check;
alter table orders add constraint orders_failure_check
  check (failure in ('declined', 'invalid_nonce', 'superseded', 'expired', 'amount_too_small'));
