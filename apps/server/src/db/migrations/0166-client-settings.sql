-- Sign-in and notice settings of a client (spec 3 section 3). Null retries and seconds mean the platform's.
alter table clients
  add column login_timeout boolean not null default false,
  add column login_retries smallint check (login_retries in (1, 3, 5)),
  add column login_timeout_time smallint check (login_timeout_time in (10, 30, 60)),
  add column show_notice_message boolean not null default false,
  add column notice_title text check (length(notice_title) <= 200),
  add column notice_message text check (length(notice_message) <= 20000),
  add column notice_start timestamptz,
  add column notice_end timestamptz,
  add column manager_share_only boolean not null default false;
