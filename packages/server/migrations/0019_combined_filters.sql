-- PostgreSQL combines no two partial indexes with the same condition: of several filters it used the rarest and read all of
-- its courses for the others. Without a condition, these can be combined with each other and with one that has it.
create index courses_of_category on courses (category_id);
create index courses_of_level on courses (lower(level));
create index courses_of_price on courses (price_paise);
create index courses_of_rating on courses (average_rating);
