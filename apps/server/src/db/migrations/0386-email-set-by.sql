-- The account that gave an employee the e-mail address that is stored; null without an account. A code that is mailed there
-- proves nothing for this account. A trigger, so that no writer of the address can leave it out; no foreign key, because staff of
-- the platform are accounts of other clients.
alter table employees add column email_set_by uuid;

create function ssp_keep_email_setter() returns trigger language plpgsql as $$ begin
    new.email_set_by := ssp_user();
    return new;
  end $$;
create trigger email_setter_inserted before insert on employees
  for each row when (new.email is not null) execute function ssp_keep_email_setter();
create trigger email_setter_updated before update on employees
  for each row when (new.email is distinct from old.email) execute function ssp_keep_email_setter()
