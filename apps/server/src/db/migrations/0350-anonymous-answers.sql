-- Whether an anonymous survey was ever open for answers: it is then treated as answered, so that nothing about it tells
-- whether somebody has answered.
alter table surveys add column opened boolean not null default false;
set local role ssp_system;
update surveys s set opened = true
  where s.anonymous and (s.start_date <= now() or exists (
    select from survey_totals t where t.client_id = s.client_id and t.survey_id = s.id and t.started > 0));
reset role;

-- By which account somebody answered, as a keyed hash: only that account is told that they have.
alter table survey_respondents add column account text;

-- Who was invited, and their teams, when the first answer to an anonymous survey arrived. Rates by team are of these teams, so
-- that no change of a team shows who has answered. It holds nothing of answers, and outlives a removed employee: a rate that
-- moves with a removal would show whether that person had answered.
create table survey_members (
  client_id uuid not null,
  survey_id uuid not null,
  employee_id uuid not null,
  teams uuid[] not null,
  primary key (client_id, survey_id, employee_id),
  foreign key (client_id, survey_id) references surveys (client_id, id) on delete cascade
);
select ssp_protect('survey_members', 'select, insert, delete');

set local role ssp_system;
insert into survey_members (client_id, survey_id, employee_id, teams)
  select t.client_id, t.survey_id, e.id, array(
      select m.team_id from team_members m where m.client_id = e.client_id and m.employee_id = e.id order by 1)
    from survey_totals t
    join surveys s on s.client_id = t.client_id and s.id = t.survey_id and s.anonymous
    join employees e on e.client_id = t.client_id and e.deactivated_at is null
    where t.completed > 0;
reset role;

-- An anonymous response has no day, and once it is published no time that answering took, no answer to a question that
-- differed within its batch, and the latest version that its batch answered.
alter table survey_responses drop constraint survey_responses_check1;
set local role ssp_system;
with batches as (
    select r.client_id, r.survey_id, r.batch, r.batch < t.completed / t.threshold as published,
        array_agg(distinct r.fields_version) as numbers
      from survey_responses r
      join survey_totals t on t.client_id = r.client_id and t.survey_id = r.survey_id
      where r.batch is not null
      group by r.client_id, r.survey_id, r.batch, t.completed, t.threshold),
  differing as (
    select b.client_id, b.survey_id, b.batch, f.field ->> 'id' as field_id
      from batches b
      join survey_versions v on v.client_id = b.client_id and v.survey_id = b.survey_id and v.number = any (b.numbers)
      cross join jsonb_array_elements(v.fields::jsonb) as f (field)
      where b.published and cardinality(b.numbers) > 1
      group by 1, 2, 3, 4 having count(*) < max(cardinality(b.numbers)) or count(distinct f.field) > 1)
  update survey_responses r
    set completed_at = null,
      seconds = case when b.published then null else r.seconds end,
      fields_version = case when b.published then b.numbers[cardinality(b.numbers)] else r.fields_version end,
      answers = r.answers - array(
        select d.field_id from differing d
          where d.client_id = r.client_id and d.survey_id = r.survey_id and d.batch = r.batch)
    from batches b
    where r.client_id = b.client_id and r.survey_id = b.survey_id and r.batch = b.batch;
reset role;
alter table survey_responses add constraint survey_responses_completed
  check (case when batch is null then completed = (completed_at is not null) else completed_at is null end)
