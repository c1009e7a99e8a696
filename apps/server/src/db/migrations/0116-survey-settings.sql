-- A client without a row has the default. survey_totals pins the value at the creation of a survey.
create table survey_settings (
  client_id uuid primary key references clients (id),
  anonymity_threshold integer not null default 5 check (anonymity_threshold between 5 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create trigger touch before update on survey_settings for each row execute function ssp_touch();
select ssp_protect('survey_settings', 'select, insert, update')
