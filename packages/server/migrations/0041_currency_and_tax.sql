-- What an order was sold with. Earlier ones were taxed at the 10 % of the time.
alter table orders add column tax_rate numeric(5, 2) not null default 10 check (tax_rate between 0 and 100);
alter table orders add column tax_name text not null default 'Tax';

create function keep_sale() returns trigger language plpgsql as $$
begin
  raise exception 'an order keeps what it was sold with';
end $$;
create trigger orders_kept before update on orders for each row
  when ((old.currency, old.subtotal_paise, old.tax_paise, old.total_paise, old.tax_rate, old.tax_name)
    is distinct from
    (new.currency, new.subtotal_paise, new.tax_paise, new.total_paise, new.tax_rate, new.tax_name))
  execute function keep_sale();
