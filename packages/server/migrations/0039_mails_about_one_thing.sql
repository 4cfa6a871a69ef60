-- How many mails an account got about one thing is counted before another is written.
create index mails_of_user on mails (user_id, kind, subject_id);
