-- Saved views of lists (docs/decisions/0046). The owner may be an account of another client that works in this one. `query` is the text of
-- a list's address, which the server does not read.
create table list_views (
  client_id uuid not null references clients (id),
  id uuid not null,
  owner_client_id uuid,
  -- null when the account is deleted.
  owner_id uuid,
  -- As it was at the last change: accounts of other clients cannot be read here.
  owner_label text,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 4000),
  shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (owner_client_id, owner_id) references users (client_id, id) on delete set null
);
create unique index list_views_name on list_views (client_id, list, owner_client_id, owner_id, lower(name));
create index on list_views (owner_client_id, owner_id);
create index list_views_shared on list_views (client_id, list) where shared;
create trigger touch before update on list_views for each row execute function ssp_touch();
select ssp_protect('list_views');
create policy shared_or_own on list_views as restrictive to ssp_app
  using (shared or owner_id = ssp_user());

-- A deleted account takes its private views along and leaves the shared ones, without its name.
create function ssp_leave_views() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    if new.shared then
      update list_views set owner_label = null where client_id = new.client_id and id = new.id;
    else
      delete from list_views where client_id = new.client_id and id = new.id;
    end if;
    return null;
  end $$;
revoke all on function ssp_leave_views() from public;
create trigger owner_left after update of owner_id on list_views
  for each row when (old.owner_id is not null and new.owner_id is null) execute function ssp_leave_views();
grant create on schema public to ssp_system;
alter function ssp_leave_views() owner to ssp_system;
revoke create on schema public from ssp_system
