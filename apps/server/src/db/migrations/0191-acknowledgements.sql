-- What employees are asked to acknowledge: a document, and later a news item or an article. One request per subject.
create table acknowledgement_requests (
  client_id uuid not null references clients (id),
  subject_kind text not null check (subject_kind in ('document', 'news', 'knowledge')),
  subject_id uuid not null,
  -- What the reminder calls it.
  title text not null check (length(title) between 1 and 300),
  -- Rises when the meaning changes; an acknowledgement is of one version.
  content_version integer not null default 1,
  due_date date,
  requested_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, subject_kind, subject_id)
);
create trigger touch before update on acknowledgement_requests for each row execute function ssp_touch();
select ssp_protect('acknowledgement_requests');

-- Whom a request asks. Neither team nor employee: everyone.
create table acknowledgement_audiences (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  team_id uuid,
  employee_id uuid,
  primary key (client_id, id),
  check (num_nonnulls(team_id, employee_id) <= 1),
  foreign key (client_id, subject_kind, subject_id)
    references acknowledgement_requests (client_id, subject_kind, subject_id) on delete cascade,
  foreign key (client_id, team_id) references teams (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create unique index acknowledgement_audiences_once on acknowledgement_audiences
  (client_id, subject_kind, subject_id, (coalesce(employee_id, team_id, client_id)));
create index acknowledgement_audiences_team on acknowledgement_audiences (client_id, team_id) where team_id is not null;
create index acknowledgement_audiences_employee on acknowledgement_audiences (client_id, employee_id)
  where employee_id is not null;
select ssp_protect('acknowledgement_audiences', 'select, insert, delete');

create table acknowledgements (
  client_id uuid not null references clients (id),
  subject_kind text not null,
  subject_id uuid not null,
  content_version integer not null,
  employee_id uuid not null,
  acknowledged_at timestamptz not null default now(),
  primary key (client_id, subject_kind, subject_id, content_version, employee_id),
  foreign key (client_id, subject_kind, subject_id)
    references acknowledgement_requests (client_id, subject_kind, subject_id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index acknowledgements_employee on acknowledgements (client_id, employee_id);
select ssp_protect('acknowledgements', 'select, insert, delete');

-- The last reminder of each employee. A row without `sent_at` waits for the mail job.
create table acknowledgement_nudges (
  client_id uuid not null references clients (id),
  subject_kind text not null,
  subject_id uuid not null,
  employee_id uuid not null,
  nudged_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (client_id, subject_kind, subject_id, employee_id),
  foreign key (client_id, subject_kind, subject_id)
    references acknowledgement_requests (client_id, subject_kind, subject_id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index acknowledgement_nudges_employee on acknowledgement_nudges (client_id, employee_id);
create index acknowledgement_nudges_waiting on acknowledgement_nudges (client_id, subject_kind, subject_id)
  where sent_at is null;
select ssp_protect('acknowledgement_nudges');

-- A document that goes takes its request along.
create function ssp_drop_document_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    delete from acknowledgement_requests
      where client_id = old.client_id and subject_kind = 'document' and subject_id = old.id;
    return null;
  end $$;
create trigger drop_request after delete on documents for each row execute function ssp_drop_document_request();
create index document_statuses_employee on document_statuses (client_id, employee_id)
