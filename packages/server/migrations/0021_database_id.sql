-- One row: the name of this database, by which a folder of uploads knows that it belongs to it.
create table database_id (id text primary key);
create unique index database_id_once on database_id ((true));
insert into database_id (id) values (gen_random_uuid()::text);
