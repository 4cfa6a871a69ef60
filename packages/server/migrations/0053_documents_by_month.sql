-- The accounts list the documents of a month.
create index documents_issued on documents (issued_at);
