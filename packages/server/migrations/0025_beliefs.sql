-- What an instructor believes about learning, in a sentence of their own.
alter table users add column belief text;

-- The copies of the catalogue that servers keep show it.
drop trigger users_told on users;
create trigger users_told
  after delete or update of first_name, last_name, bio, headline, belief, picture_file_id, role on users
  for each statement execute function tell_catalogue();
