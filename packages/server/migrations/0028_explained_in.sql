-- The video or text of the course that explains a question, for what to review after a wrong answer.
alter table questions add column explained_in text references lectures (id) on delete set null;
-- Deleting a lecture asks which questions name it.
create index questions_explained_in on questions (explained_in) where explained_in is not null;
