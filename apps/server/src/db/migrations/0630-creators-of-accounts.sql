-- The account that created an account; null without one. Who creates an account knows its first password, so that what one of both
-- does proves nothing for the other (docs/decisions/0130). A trigger, so that no writer can leave it out or choose it; no foreign key,
-- because staff of the platform are accounts of other clients.
alter table users add column created_by uuid;

update users u set created_by = a.user_id from audit_log a
  where a.client_id = u.client_id and a.action = 'user.create' and a.outcome = 'done' and a.target = u.id::text;

create function ssp_keep_creator() returns trigger language plpgsql as $$ begin
    new.created_by := ssp_user();
    return new;
  end $$;
create trigger keep_creator before insert on users for each row execute function ssp_keep_creator()
