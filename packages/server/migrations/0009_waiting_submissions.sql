-- What waits for a grade is counted on every course card and listed over all assignments, oldest first.
create index submissions_waiting on submissions (lecture_id, created_at) where grade is null;
