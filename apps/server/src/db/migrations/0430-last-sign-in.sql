-- Sessions are kept for 90 days, and an account may be used less often.
alter table users add column last_sign_in_at timestamptz;

-- A sign-in changes nothing that a form edits.
drop trigger touch on users;
create trigger touch before update on users for each row
  when (new.last_sign_in_at is not distinct from old.last_sign_in_at) execute function ssp_touch();

set local role ssp_system;
update users u set last_sign_in_at = s.last
  from (select client_id, user_id, max(created_at) as last from sessions group by client_id, user_id) s
  where s.client_id = u.client_id and s.user_id = u.id;
reset role
