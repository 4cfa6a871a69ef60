-- Without its own statistics, a level is taken for rare, and all courses of a common one are read for a rare word.
create statistics courses_by_level on lower(level) from courses;
analyze courses;
