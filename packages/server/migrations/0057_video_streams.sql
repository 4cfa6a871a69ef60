-- An uploaded film that is prepared for streaming: the queue of that work, and what is there of it. Absent: nobody has
-- asked for it. The files themselves are in files.sizes.
create table video_streams (
  file_id text primary key references files (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'ready', 'failed')),
  -- In percent.
  progress integer not null default 0,
  -- Times that a server began, which is also the name of a server's claim.
  attempts integer not null default 0,
  -- Waiting: from when it may begin. Working: until when the server that works on it may be silent.
  due_at timestamptz not null default now(),
  -- Of a failure: why, and the second of the film where that is known.
  reason text,
  reason_second integer,
  content jsonb not null default '{"renditions": []}',
  created_at timestamptz not null default now(),
  check ((state = 'failed') = (reason is not null))
);
create index video_streams_due on video_streams (due_at) where state in ('waiting', 'working');
