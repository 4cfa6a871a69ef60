-- The sizes of a picture that are stored beside it, in bytes: {"jpeg": 51000, "webp": {"320": 6000}}. Null: not made.
alter table files add column sizes jsonb;
create trigger files_told after update of sizes on files
  for each statement execute function tell_catalogue();
