-- When somebody studied a lecture: the starts of the quarters of an hour of the last days, so that studying it again, or only
-- opening it, takes no earlier evening away.
alter table lecture_progress add column studied_at timestamptz[] not null default '{}';
