-- A link to a removed record is emptied by a trigger instead of ON DELETE SET NULL: Citus rejects that in every key that contains
-- client_id, with a list of columns too. The row is locked before the trigger runs, so no link can be added in between. The keys
-- stay, and reject what a trigger leaves out.
create function ssp_forget_employee() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update users set employee_id = null where client_id = old.client_id and employee_id = old.id;
    update survey_responses set employee_id = null where client_id = old.client_id and employee_id = old.id;
    update recognitions set giver_id = null where client_id = old.client_id and giver_id = old.id;
    update incidents set employee_id = null where client_id = old.client_id and employee_id = old.id;
    update rewards set employee_id = null where client_id = old.client_id and employee_id = old.id;
    return old;
  end $$;
create function ssp_forget_team() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update recognitions set team_id = null where client_id = old.client_id and team_id = old.id;
    update incidents set team_id = null where client_id = old.client_id and team_id = old.id;
    return old;
  end $$;
create function ssp_forget_recognition_type() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update recognitions set type_id = null where client_id = old.client_id and type_id = old.id;
    return old;
  end $$;
create function ssp_forget_recognition_badge() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update recognitions set badge_id = null where client_id = old.client_id and badge_id = old.id;
    return old;
  end $$;
create function ssp_forget_survey_category() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update surveys set category_id = null where client_id = old.client_id and category_id = old.id;
    return old;
  end $$;
create function ssp_forget_news_article() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update employee_email_batches set article_id = null where client_id = old.client_id and article_id = old.id;
    return old;
  end $$;
-- Documents and views of an account may belong to other clients. On Citus a shard cannot reach them: there an account that has
-- some cannot be deleted, which the server never does.
create function ssp_forget_user() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    update incidents set assigned_to = null where client_id = old.client_id and assigned_to = old.id;
    delete from shared_documents where receiver_client_id = old.client_id and receiver_id = old.id;
    update list_views set owner_client_id = null, owner_id = null where owner_client_id = old.client_id and owner_id = old.id;
    return old;
  end $$;

alter table users drop constraint users_client_id_employee_id_fkey,
  add foreign key (client_id, employee_id) references employees (client_id, id);
alter table survey_responses drop constraint survey_responses_client_id_employee_id_fkey,
  add foreign key (client_id, employee_id) references employees (client_id, id);
alter table recognitions drop constraint recognitions_client_id_giver_id_fkey,
  drop constraint recognitions_client_id_team_id_fkey,
  drop constraint recognitions_client_id_type_id_fkey,
  drop constraint recognitions_client_id_badge_id_fkey,
  add foreign key (client_id, giver_id) references employees (client_id, id),
  add foreign key (client_id, team_id) references teams (client_id, id),
  add foreign key (client_id, type_id) references recognition_types (client_id, id),
  add foreign key (client_id, badge_id) references recognition_badges (client_id, id);
alter table incidents drop constraint incidents_client_id_employee_id_fkey,
  drop constraint incidents_client_id_team_id_fkey,
  drop constraint incidents_client_id_assigned_to_fkey,
  add foreign key (client_id, employee_id) references employees (client_id, id),
  add foreign key (client_id, team_id) references teams (client_id, id),
  add foreign key (client_id, assigned_to) references users (client_id, id);
alter table rewards drop constraint rewards_client_id_employee_id_fkey,
  add foreign key (client_id, employee_id) references employees (client_id, id);
alter table surveys drop constraint surveys_client_id_category_id_fkey,
  add foreign key (client_id, category_id) references survey_categories (client_id, id);
alter table employee_email_batches drop constraint employee_email_batches_client_id_article_id_fkey,
  add foreign key (client_id, article_id) references news_articles (client_id, id);
-- Keys that cross clients cannot be kept when clients are on several nodes.
alter table list_views drop constraint list_views_owner_client_id_owner_id_fkey;
alter table shared_documents drop constraint shared_documents_receiver_client_id_receiver_id_fkey;

create trigger forget before delete on employees for each row execute function ssp_forget_employee();
create trigger forget before delete on teams for each row execute function ssp_forget_team();
create trigger forget before delete on recognition_types for each row execute function ssp_forget_recognition_type();
create trigger forget before delete on recognition_badges for each row execute function ssp_forget_recognition_badge();
create trigger forget before delete on survey_categories for each row execute function ssp_forget_survey_category();
create trigger forget before delete on news_articles for each row execute function ssp_forget_news_article();
create trigger forget before delete on users for each row execute function ssp_forget_user();

grant delete on shared_documents to ssp_system;
do $$ declare made regprocedure; begin
  grant create on schema public to ssp_system;
  for made in select oid from pg_proc where pronamespace = 'public'::regnamespace and proname like 'ssp\_forget\_%' loop
    execute format('revoke all on function %s from public', made);
    execute format('alter function %s owner to ssp_system', made);
  end loop;
  revoke create on schema public from ssp_system;
end $$
