-- Visits of employees to their own portal, added up by day. Who visited is not kept.
create table portal_visits (
  client_id uuid not null references clients (id),
  date date not null,
  kind text not null check (kind in ('page', 'tile', 'action', 'device', 'brand')),
  -- The page of a tile, the tile of a call to action.
  parent text not null default '' check (length(parent) <= 100),
  label text not null check (length(label) between 1 and 100),
  visits integer not null check (visits > 0),
  primary key (client_id, date, kind, parent, label),
  check ((parent <> '') = (kind in ('tile', 'action')))
);
select ssp_protect('portal_visits', 'select, insert, update');

create index employee_emails_by_sending on employee_emails (client_id, template, sent_at) where sent_at is not null;
create index welcome_emails_by_sending on welcome_emails (client_id, sent_at) where sent_at is not null;
create index rewards_by_view on rewards (client_id, viewed_at) where viewed_at is not null;
