-- What the law keeps of a deleted account refers to a row without name and address.
alter table users add column deleted_at timestamptz;

-- A document keeps what it says, but not the name of somebody whose account is deleted.
drop trigger documents_kept on documents;
create trigger documents_kept before update on documents for each row
  when ((old.number, old.kind, old.order_id, old.course_id, old.seller, old.issued_at)
    is distinct from
    (new.number, new.kind, new.order_id, new.course_id, new.seller, new.issued_at)
    or (old.buyer is distinct from new.buyer and new.buyer is distinct from '{"name": "Deleted account"}'::jsonb))
  execute function keep_document();
