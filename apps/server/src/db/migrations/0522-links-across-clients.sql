-- What the foreign key from files to the category of another client did: it cannot be kept when clients are on several nodes.
-- Row-level security hides the files of other clients, and locks of a row that one may not change.
alter table marketing_files drop constraint marketing_files_category_client_id_category_id_fkey;

-- Keeps a category from being changed or deleted until the end of the transaction. False when it is gone.
create function ssp_hold_marketing_category(client uuid, category uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    perform from marketing_categories c where c.client_id = client and c.id = category for share;
    return found;
  end $$;
-- Whether a client has files in a category. The caller has locked it.
create function ssp_marketing_category_is_used(client uuid, category uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    return exists (select from marketing_files f where f.category_client_id = client and f.category_id = category);
  end $$;
revoke all on function ssp_hold_marketing_category(uuid, uuid), ssp_marketing_category_is_used(uuid, uuid) from public;
grant execute on function ssp_hold_marketing_category(uuid, uuid), ssp_marketing_category_is_used(uuid, uuid) to ssp_app, ssp_system;
grant create on schema public to ssp_system;
alter function ssp_hold_marketing_category(uuid, uuid) owner to ssp_system;
alter function ssp_marketing_category_is_used(uuid, uuid) owner to ssp_system;
revoke create on schema public from ssp_system;

-- Citus rejects a subquery in a policy. The function sees what the role sees: the clients of the platform.
create function ssp_is_on_platform(client uuid) returns boolean language plpgsql stable
  as $$ begin return exists (select from clients c where c.id = client and c.platform_id = ssp_platform()); end $$;
alter policy platform_changes on creation_forms
  with check (platform_id = ssp_platform() and ssp_is_on_platform(client_id))
