-- Files that somebody who was signed in added to a message to support. Without a message they wait to be sent with one.
create table support_attachments (
  file_id text primary key references files (id) on delete cascade,
  message_id text references support_messages (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  position integer not null default 0
);
create index support_attachments_message on support_attachments (message_id, position);
create index support_attachments_user on support_attachments (user_id);
