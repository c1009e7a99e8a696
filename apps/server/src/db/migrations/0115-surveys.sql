create table survey_categories (
  client_id uuid not null references clients (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index on survey_categories (client_id, title);
create trigger touch before update on survey_categories for each row execute function ssp_touch();
select ssp_protect('survey_categories');

-- The status is derived from the two dates. `fields_version` names the row of survey_versions that is answered now.
create table surveys (
  client_id uuid not null references clients (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 4000),
  category_id uuid,
  start_date timestamptz,
  completion_date timestamptz,
  branded boolean not null default true,
  anonymous boolean not null default false,
  fields_version integer not null default 1,
  -- JSON list of the ids of questions whose wording differs between versions that were answered.
  reworded text not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, category_id) references survey_categories (client_id, id) on delete set null (category_id)
);
create index on surveys (client_id, created_at, id);
create index on surveys (client_id, category_id);
create trigger touch before update on surveys for each row execute function ssp_touch();
select ssp_protect('surveys');

-- The fields as they were answered. Only the current version of a survey without responses changes in place.
create table survey_versions (
  client_id uuid not null,
  survey_id uuid not null,
  number integer not null check (number > 0),
  fields text not null check (length(fields) <= 1000000),
  created_at timestamptz not null default now(),
  primary key (client_id, survey_id, number),
  foreign key (client_id, survey_id) references surveys (client_id, id) on delete cascade
);
select ssp_protect('survey_versions');

-- A template with a reference_id was installed by the platform: the client removes it, but does not change it.
create table survey_templates (
  client_id uuid not null references clients (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 4000),
  fields text not null check (length(fields) <= 1000000),
  reference_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, reference_id)
);
create trigger touch before update on survey_templates for each row execute function ssp_touch();
select ssp_protect('survey_templates');

-- Counted while responses arrive, so that no view scans them. `published` are the completed responses that results show:
-- all of a named survey, those of full batches of an anonymous one.
create table survey_totals (
  client_id uuid not null,
  survey_id uuid not null,
  -- Size of a batch, pinned so that lowering the client's setting reveals nothing that was answered before.
  threshold integer not null default 5 check (threshold between 5 and 1000),
  started integer not null default 0 check (started >= 0),
  completed integer not null default 0 check (completed >= 0),
  published integer not null default 0 check (published >= 0),
  seconds bigint not null default 0 check (seconds >= 0),
  reminded_at timestamptz,
  primary key (client_id, survey_id),
  foreign key (client_id, survey_id) references surveys (client_id, id) on delete cascade
);
select ssp_protect('survey_totals');

-- A response of an anonymous survey has a batch and nothing of the person: no employee, no start, the day of its
-- completion only, and a random id. A named one has the employee until that record is removed.
create table survey_responses (
  client_id uuid not null,
  id uuid not null,
  survey_id uuid not null,
  fields_version integer not null,
  employee_id uuid,
  batch integer check (batch >= 0),
  completed boolean not null default false,
  started_at timestamptz,
  completed_at timestamptz,
  seconds integer check (seconds >= 0),
  answers jsonb not null default '{}',
  primary key (client_id, id),
  unique (client_id, survey_id, employee_id),
  check (batch is null or (employee_id is null and started_at is null and completed)),
  check (completed = (completed_at is not null)),
  foreign key (client_id, survey_id, fields_version) references survey_versions (client_id, survey_id, number) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete set null (employee_id)
);
create index survey_responses_named on survey_responses (client_id, survey_id, completed_at, id);
create index survey_responses_batches on survey_responses (client_id, survey_id, id, batch) where batch is not null;
create index on survey_responses (client_id, employee_id);
select ssp_protect('survey_responses');

-- Who has answered an anonymous survey, as a keyed hash of survey and employee. No time, and nothing that a response has.
-- `attempt` is a keyed hash of the Idempotency-Key: such a submit leaves no row that names the account.
create table survey_respondents (
  client_id uuid not null,
  survey_id uuid not null,
  respondent text not null,
  attempt text,
  primary key (client_id, survey_id, respondent),
  foreign key (client_id, survey_id) references surveys (client_id, id) on delete cascade
);
select ssp_protect('survey_respondents');

-- How often an answer was given in published responses, and how often a question was answered (answer '').
create table survey_answer_counts (
  client_id uuid not null,
  survey_id uuid not null,
  field_id integer not null,
  answer text not null,
  count integer not null check (count >= 0),
  primary key (client_id, survey_id, field_id, answer),
  foreign key (client_id, survey_id) references surveys (client_id, id) on delete cascade
);
select ssp_protect('survey_answer_counts');

-- Who was reminded, as a keyed hash: who was reminded had not answered.
create table survey_reminders (
  client_id uuid not null,
  survey_id uuid not null,
  recipient text not null,
  primary key (client_id, survey_id, recipient),
  foreign key (client_id, survey_id) references surveys (client_id, id) on delete cascade
);
select ssp_protect('survey_reminders')
