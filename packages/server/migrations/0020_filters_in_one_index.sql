-- Combining indexes of single filters reads each of them: of a million courses, 250,000 entries for a level and 524,000 for
-- a rating. With the other filters inside, one index finds the few that pass all; it still combines with the words'.
drop index courses_of_category;
drop index courses_of_level;
drop index courses_of_price;
create index courses_of_category on courses (category_id, lower(level), price_paise, average_rating);
create index courses_of_level on courses (lower(level), price_paise, average_rating);
create index courses_of_price on courses (price_paise, average_rating);
