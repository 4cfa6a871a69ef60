-- Every course page has the number of its creator's courses: reading 200 of them took three quarters of its statement.
create index courses_creator_published on courses (creator_id) where status = 'published' and deleted_at is null;
