-- How many learners have completed each lecture, counted as they do: an instructor's list of courses shows the share.
create table lecture_completions (
  lecture_id text primary key references lectures (id) on delete cascade,
  learners integer not null check (learners >= 0)
);

create function count_completion() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.is_completed) then
    insert into lecture_completions (lecture_id, learners) values (new.lecture_id, 1)
      on conflict (lecture_id) do update set learners = lecture_completions.learners + 1;
  else
    update lecture_completions set learners = learners - 1 where lecture_id = old.lecture_id;
  end if;
  return null;
end $$;
-- Conditions are checked without calling the function: most reports of progress complete nothing.
create trigger progress_inserted after insert on lecture_progress
  for each row when (new.is_completed) execute function count_completion();
create trigger progress_updated after update on lecture_progress
  for each row when (old.is_completed <> new.is_completed) execute function count_completion();
create trigger progress_deleted after delete on lecture_progress
  for each row when (old.is_completed) execute function count_completion();

insert into lecture_completions (lecture_id, learners)
  select lecture_id, count(*) from lecture_progress where is_completed group by 1;
