-- For `npm run distribute`, which puts functions into the policies that have subqueries: Citus refuses those. Elsewhere the
-- subqueries stay, because a function may be evaluated for every row (docs/decisions/0064). The cost makes the planner look
-- rows up by index, which evaluates the function once; a function in SQL would be inlined without its cost.
create function ssp_readable_clients() returns uuid[] language plpgsql stable parallel safe cost 1000
  as $$ begin return ssp_client_ids(); end $$;
create function ssp_readable_platforms() returns uuid[] language plpgsql stable cost 1000
  as $$ begin return array(select platform_id from clients); end $$;
create function ssp_granted_clients() returns uuid[] language plpgsql stable cost 1000
  as $$ begin return array(select s.granted_client_id from user_scopes s
    where s.client_id = ssp_client() and s.user_id = ssp_user()); end $$
