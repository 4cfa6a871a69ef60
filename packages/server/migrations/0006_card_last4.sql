-- A receipt names the card that paid. Nothing else of a card reaches the server.
alter table orders add column card_last4 text check (card_last4 ~ '^[0-9]{4}$');
