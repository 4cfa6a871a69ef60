-- A level is free text: looking for one that few courses have, or none, read the whole table. With the level itself, counts
-- read the index alone.
create index courses_level on courses (lower(level), created_at desc, id) include (level)
  where status = 'published' and deleted_at is null;
