-- In the demo without a mail server, mails are kept in place of sent: state 'kept'.
alter table mails
  -- Of kept mails: what a list shows without making the mails again.
  add column recipient text,
  add column subject text;
create index mails_kept on mails (created_at desc, id) where state = 'kept';
