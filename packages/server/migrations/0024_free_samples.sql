-- Lectures that anyone may open without enrolling.
alter table lectures add column is_free boolean not null default false;

-- The sample of a course on its cards, and the files that samples show.
create index lectures_free on lectures (course_id) where is_free and deleted_at is null;
create index lectures_free_file on lectures (content_file_id) where is_free and deleted_at is null;
create index lectures_free_captions on lectures using gin (captions jsonb_path_ops) where is_free and deleted_at is null;
