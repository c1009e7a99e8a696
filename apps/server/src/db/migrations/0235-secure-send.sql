-- Secure Send: one row per file and receiver. It belongs to the client of the sender; the receiver may be of another client
-- of the platform and sees it by a policy. Nobody else does, not even in the client it belongs to.
create table shared_documents (
  client_id uuid not null references clients (id),
  id uuid not null,
  -- The same in all rows of one share, which has one file.
  share_id uuid not null,
  sender_id uuid not null,
  receiver_client_id uuid not null references clients (id),
  receiver_id uuid not null,
  -- As they were when the file was shared: neither side may read the accounts of the other's client.
  sender_username text not null,
  sender_label text not null,
  sender_client text not null,
  receiver_username text not null,
  receiver_label text not null,
  receiver_client text not null,
  -- Key in the bucket of shared documents.
  object_key text not null,
  filename text not null check (length(filename) between 1 and 200),
  size bigint not null check (size > 0),
  message text not null default '' check (length(message) <= 2000),
  shared_at timestamptz not null default now(),
  expires_at timestamptz check (expires_at > shared_at),
  viewed_at timestamptz,
  deleted_at timestamptz,
  recalled_at timestamptz,
  primary key (client_id, id),
  constraint shared_documents_once unique (client_id, object_key, receiver_client_id, receiver_id),
  foreign key (client_id, sender_id) references users (client_id, id) on delete cascade,
  foreign key (receiver_client_id, receiver_id) references users (client_id, id) on delete cascade
);
create index on shared_documents (client_id, sender_id, shared_at);
create index on shared_documents (receiver_client_id, receiver_id, shared_at);
create index on shared_documents (client_id, share_id);
select ssp_protect('shared_documents', 'select, insert, update');
-- An id names an account of one client only, so the receiver works in a transaction of the own client.
create policy receives on shared_documents for select to ssp_app
  using (receiver_client_id = ssp_client() and receiver_id = ssp_user());
create policy changes_received on shared_documents for update to ssp_app
  using (receiver_client_id = ssp_client() and receiver_id = ssp_user())
  with check (receiver_client_id = ssp_client() and receiver_id = ssp_user());
create policy participants on shared_documents as restrictive to ssp_app
  using ((client_id = ssp_client() and sender_id = ssp_user())
    or (receiver_client_id = ssp_client() and receiver_id = ssp_user()));

-- The file goes with the last receiver who has it; the daily sweep removes the bytes. The object is locked first, so that of
-- two who remove it at once the second one sees what the first one did.
create function ssp_drop_shared_object() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    perform from objects
      where client_id = old.client_id and bucket = 'shared-documents' and object_key = old.object_key for update;
    if not exists (select from shared_documents
      where client_id = old.client_id and object_key = old.object_key and deleted_at is null) then
      delete from objects
        where client_id = old.client_id and bucket = 'shared-documents' and object_key = old.object_key;
    end if;
    return null;
  end $$;
revoke all on function ssp_drop_shared_object() from public;
create trigger drop_object after delete or update of deleted_at on shared_documents
  for each row execute function ssp_drop_shared_object();

-- Whom the user of the transaction may share with: active accounts of the platform that one of the user's scopes names and
-- that can open Secure Send. It is asked again when something is shared, in that very transaction.
create function ssp_sharable_users()
  returns table (client_id uuid, id uuid, username text, label text, email text, client_name text)
  language sql stable security definer rows 100 set search_path = public, pg_temp
  as $$
    with scopes as materialized (
      select s.target_scope, s.target_id from shared_document_scopes s
        where s.client_id = ssp_client() and s.user_id = ssp_user())
    select u.client_id, u.id, u.username, u.label, u.email, c.client_name
      from users u join clients c on c.id = u.client_id
      where u.status = 'active' and c.secure_send and not (u.client_id = ssp_client() and u.id = ssp_user())
        and c.platform_id = (select h.platform_id from clients h where h.id = ssp_client())
        and exists (select from scopes s where case s.target_scope
          when 'default' then u.client_id = ssp_client()
          when 'user' then u.client_id = ssp_client() and u.id = s.target_id
          when 'client' then u.client_id = s.target_id
          else c.platform_id = s.target_id end)
        and exists (select from permissions p
          where p.client_id = u.client_id and p.name = 'SECURE_SEND_VIEW'
            and (exists (select from user_permissions up
                where up.client_id = u.client_id and up.user_id = u.id and up.permission_id = p.id)
              or exists (select from role_policies rp
                join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
                where rp.client_id = u.client_id and rp.role_id = u.role_id and pp.permission_id = p.id))
            and not exists (select from user_permission_restrictions x
              where x.client_id = u.client_id and x.user_id = u.id and x.permission_id = p.id
                and x.restricted_client_id = u.client_id and x.restricted_team_id is null))
  $$;
revoke all on function ssp_sharable_users() from public;
grant execute on function ssp_sharable_users() to ssp_app;
grant create on schema public to ssp_system;
alter function ssp_drop_shared_object() owner to ssp_system;
alter function ssp_sharable_users() owner to ssp_system;
revoke create on schema public from ssp_system
