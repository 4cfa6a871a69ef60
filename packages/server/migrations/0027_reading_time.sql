-- The length of texts that were written before the server counted it: the words outside of tags, 200 a minute, like the rule
-- in the SDK (readingTime.ts). A word has a letter or a digit. Which characters are letters depends on the locale of the
-- database, so beyond ASCII all of them are, except the usual punctuation.
update lectures set duration_seconds = round((
  select count(*) from regexp_split_to_table(
    translate(
      regexp_replace(regexp_replace(text_content, '<[^<>]+>', ' ', 'g'), '&[A-Za-z0-9_]+;', ' ', 'g'),
      chr(160) || '–—‘’“”„•…«»·×−←→', ' '
    ),
    '\s+'
  ) word
  where word ~ '[A-Za-z0-9]' or octet_length(word) > char_length(word)
) * 60.0 / 200)
where type = 'text' and duration_seconds = 0 and text_content is not null;
