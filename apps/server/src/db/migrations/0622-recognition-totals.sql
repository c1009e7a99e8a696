-- How many recognitions each employee and team has received, so that the leaderboard of all time reads the rows of its page alone.
-- Triggers of the rows count them: a process of the last version, a cascade and the seed write recognitions as well.
create table recognition_totals (
  client_id uuid not null references clients (id),
  -- Of an employee or, with `to_team`, of a team.
  receiver_id uuid not null,
  to_team boolean not null,
  -- Those that are not rejected, and the approved ones among them.
  given integer not null,
  approved integer not null,
  primary key (client_id, receiver_id)
);
create index recognition_totals_given on recognition_totals (client_id, to_team, given, receiver_id);
create index recognition_totals_approved on recognition_totals (client_id, to_team, approved, receiver_id);
select ssp_protect('recognition_totals', 'select');
grant insert, update, delete on recognition_totals to ssp_system;

create function ssp_count_recognition() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    -- A receiver who is gone has no total: a team leaves its recognitions behind.
    if tg_op <> 'DELETE' and new.rejected_reason is null and coalesce(new.receiver_id, new.team_id) is not null then
      insert into recognition_totals as t (client_id, receiver_id, to_team, given, approved)
        values (new.client_id, coalesce(new.receiver_id, new.team_id), new.to_team, 1, new.approved::integer)
        on conflict (client_id, receiver_id) do update set given = t.given + 1, approved = t.approved + excluded.approved;
    end if;
    if tg_op <> 'INSERT' and old.rejected_reason is null then
      update recognition_totals set given = given - 1, approved = approved - old.approved::integer
        where client_id = old.client_id and receiver_id = coalesce(old.receiver_id, old.team_id);
      delete from recognition_totals
        where client_id = old.client_id and receiver_id = coalesce(old.receiver_id, old.team_id) and given = 0;
    end if;
    return null;
  end $$;
revoke all on function ssp_count_recognition() from public;
grant create on schema public to ssp_system;
alter function ssp_count_recognition() owner to ssp_system;
revoke create on schema public from ssp_system;
create trigger total after insert or delete on recognitions for each row execute function ssp_count_recognition();
create trigger total_changed after update on recognitions for each row
  when ((old.receiver_id, old.team_id, old.approved, old.rejected_reason is null)
    is distinct from (new.receiver_id, new.team_id, new.approved, new.rejected_reason is null))
  execute function ssp_count_recognition();

-- The triggers keep other writers out until the migration ends.
set local role ssp_system;
insert into recognition_totals (client_id, receiver_id, to_team, given, approved)
  select client_id, coalesce(receiver_id, team_id), to_team, count(*), count(*) filter (where approved) from recognitions
  where rejected_reason is null and coalesce(receiver_id, team_id) is not null group by 1, 2, 3;
reset role;
