-- Copies the rows of one client, in the shape that the services wrote them. Ids become others, in every table alike, so that
-- copies refer to copies. Triggers are off: they would count and stamp each row; `grow.ts` counts afterwards.
create schema if not exists scale;

-- The id of a copy; clients, and null, stay.
create or replace function scale.id(value uuid, copy text) returns uuid language sql immutable
  as $$ select md5(value::text || copy)::uuid $$;

-- Copies a table. Tables of `kept` stay as they are, and what refers to them as well.
create or replace function scale.copy_table(target regclass, source uuid, destination uuid, first integer, last integer, kept text[])
  returns void language plpgsql as $$ declare columns text; vals text; begin
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum), string_agg(case
        when a.attname = 'client_id' then quote_literal(destination) || '::uuid'
        when refers_to = 'clients'::regclass then format('case when t.%1$I = %2$L then %3$L else t.%1$I end', a.attname, source, destination)
        when refers_to::text = any (kept) then 't.' || quote_ident(a.attname)
        when a.atttypid = 'uuid'::regtype
          then format('case when t.%1$I = %2$L then %3$L
            when t.%4$I <> %2$L or exists (select from clients c where t.%1$I in (c.id, c.platform_id)) then t.%1$I
            else scale.id(t.%1$I, copy) end', a.attname, source, destination, coalesce(client_column, 'client_id'))
        when a.atttypid = 'uuid[]'::regtype then format('array (select scale.id(one, copy) from unnest(t.%I) one)', a.attname)
        when is_unique and a.atttypid = 'text'::regtype and is_free then format('t.%I || copy', a.attname)
        when is_unique and a.atttypid in ('integer'::regtype, 'bigint'::regtype) and not is_limited then format('t.%I + 1000 * n', a.attname)
        else 't.' || quote_ident(a.attname) end, ', ' order by a.attnum)
      into columns, vals
      from pg_attribute a
      cross join lateral (select
        -- The client of what a key refers to; not the row's own where it crosses clients.
        (select min(c.attname) from pg_constraint f join pg_attribute c on c.attrelid = target and c.attnum = f.conkey[1]
          where f.conrelid = target and f.contype = 'f' and cardinality(f.conkey) > 1
            and f.conkey[cardinality(f.conkey)] = a.attnum and c.atttypid = 'uuid'::regtype) as client_column,
        (select min(f.confrelid::regclass::text)::regclass from pg_constraint f
          where f.conrelid = target and f.contype = 'f' and f.conkey[cardinality(f.conkey)] = a.attnum) as refers_to,
        -- Names that are unique in a client may exist in another one; a number within a record is copied with the record.
        exists (select from pg_index i where i.indrelid = target and i.indisunique
          and (destination = source or not exists (select from pg_attribute c
            where c.attrelid = target and c.attname = 'client_id' and c.attnum = any (i.indkey::int2[])))
          and not exists (select from pg_attribute c
            where c.attrelid = target and c.attname <> 'client_id' and c.atttypid = 'uuid'::regtype and c.attnum = any (i.indkey::int2[]))
          and (a.attnum = any (i.indkey::int2[]) or exists (select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = target and d.refobjsubid = a.attnum))) as is_unique,
        -- A text of a fixed set cannot become another.
        not exists (select from pg_constraint c where c.conrelid = target and c.contype = 'c' and c.conkey = array[a.attnum]
          and pg_get_constraintdef(c.oid) ~ 'ANY|~') as is_free,
        exists (select from pg_constraint c where c.conrelid = target and c.contype = 'c' and a.attnum = any (c.conkey)
          and pg_get_constraintdef(c.oid) ~ '<') as is_limited) about
      where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '';
    execute format('insert into %1$s (%2$s) select %3$s from %1$s t,
        (select n, ''-'' || n as copy from generate_series(%4$s, %5$s) n) copies where t.client_id = %6$L on conflict do nothing',
      target, columns, vals, first, last, source);
  end $$;
