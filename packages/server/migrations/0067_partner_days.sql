-- How often a checkout was opened through a partner, by day of UTC. What partner_visits has was counted before, by month.
create table partner_days (
  partner_id text not null references partners (id) on delete cascade,
  day date not null,
  checkouts integer not null default 0,
  primary key (partner_id, day)
);
