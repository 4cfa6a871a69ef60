-- What the amounts in this database are in: a start reads it here, without a look at the orders.
alter table database_id add column currency text not null default 'INR';
