-- For `npm run distribute`, which puts functions into the policies that have subqueries: Citus rejects those. Elsewhere the
-- subqueries stay, because a function may be evaluated for every row (docs/decisions/0064). The cost makes the planner look
-- rows up by index, which evaluates the function once; a function in SQL would be inlined without its cost. They read settings
-- and no tables: a query in there fails on a node.
create function ssp_readable_clients() returns uuid[] language plpgsql stable parallel safe cost 1000
  as $$ begin return ssp_client_ids(); end $$;
create function ssp_readable_platforms() returns uuid[] language plpgsql stable parallel safe cost 1000
  as $$ begin return string_to_array(current_setting('ssp.platform_ids', true), ',')::uuid[]; end $$;
create function ssp_granted_clients() returns uuid[] language plpgsql stable parallel safe cost 1000
  as $$ begin return string_to_array(current_setting('ssp.granted_client_ids', true), ',')::uuid[]; end $$
