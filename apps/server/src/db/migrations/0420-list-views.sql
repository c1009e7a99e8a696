-- Saved views of lists. A shared view outlives its owner's account, a private one goes with it.
create table list_views (
  client_id uuid not null references clients (id),
  id uuid not null,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  -- Accounts of other clients save views too. Null once the account was removed.
  owner_client_id uuid not null,
  owner_id uuid,
  -- The owner while the view is private, null while it is shared.
  private_to uuid,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  check (private_to is null or private_to = owner_id),
  foreign key (owner_client_id, private_to) references users (client_id, id) on delete cascade,
  foreign key (owner_client_id, owner_id) references users (client_id, id) on delete set null (owner_id)
);
create unique index list_views_own on list_views (client_id, list, private_to, lower(name)) where private_to is not null;
create unique index list_views_shared on list_views (client_id, list, lower(name)) where private_to is null;
create index on list_views (owner_client_id, owner_id);
create index on list_views (owner_client_id, private_to);
select ssp_protect('list_views');
-- A private view is its owner's alone, whichever statement asks.
create policy own on list_views as restrictive to ssp_app using (private_to is null or private_to = ssp_user())
