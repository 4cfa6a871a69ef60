-- Previews of links on other sites show no drawings: a file that is one may have a picture made of dots beside it.
alter table files add column raster_id text references files (id) on delete set null;
