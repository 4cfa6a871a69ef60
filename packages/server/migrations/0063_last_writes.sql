-- Where people's last writes are in the log: a replica answers them only if it has replayed as far. Unlogged, so that noting
-- one waits for no disk and no replica. PostgreSQL empties it after a crash and a failover, which is safe: without the row of
-- nobody, whose position counts for all, the primary answers everyone.
create unlogged table last_writes (
  user_id text primary key,
  position pg_lsn not null
);
