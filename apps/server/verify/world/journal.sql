create schema verify;

create table verify.journal (
  seq bigint generated always as identity primary key,
  -- Empty for what belongs to none.
  segment text not null default '',
  name regclass not null,
  old jsonb,
  new jsonb
);
create index on verify.journal (segment, seq);

-- How rows of each table are found by their key, removed and inserted again. A generated column computes itself. A table
-- without a primary key has a unique one, some of whose columns may be null.
create table verify.tables as
  select c.oid::regclass as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (i.indkey)) as key,
    format('delete from %1$s t using jsonb_populate_recordset(null::%1$s, $1) r where (%2$s)', c.oid::regclass,
      (select string_agg(format(case when a.attnotnull then 't.%1$I = r.%1$I' else 't.%1$I is not distinct from r.%1$I' end,
          a.attname), ' and ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (i.indkey))) as remove,
    (select format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)',
        c.oid::regclass, string_agg(quote_ident(a.attname), ', ')) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as add
  from pg_class c cross join lateral (
      select indkey from pg_index where indrelid = c.oid and indisunique order by indisprimary desc limit 1) i
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace;

create function verify.record() returns trigger language plpgsql security definer as $$ begin
    if tg_op = 'INSERT' then insert into verify.journal (name, new) values (tg_relid, to_jsonb(new));
    elsif tg_op = 'DELETE' then insert into verify.journal (name, old) values (tg_relid, to_jsonb(old));
    else insert into verify.journal (name, old, new) values (tg_relid, to_jsonb(old), to_jsonb(new));
    end if;
    return null;
  end $$;

-- Writes the rows of a segment again, or takes them back. A step of a table is one change and the new rows after it.
-- Triggers and foreign keys have done their part already.
-- An index scan marks the dead rows of earlier replays and skips them, a bitmap scan reads them every time.
create function verify.replay(wanted text, back boolean) returns void
  language plpgsql set session_replication_role = replica set enable_bitmapscan = off set enable_seqscan = off as $$
  declare entry record; gone jsonb; made jsonb;
  begin
    for entry in
      with wanted_rows as (
        select *, count(old) over (partition by name order by seq) as step
          from verify.journal where segment = wanted)
      select t.remove, t.add, jsonb_agg(j.old) filter (where j.old is not null) as before,
          jsonb_agg(j.new) filter (where j.new is not null) as after
        from wanted_rows j join verify.tables t using (name)
        group by t.name, t.remove, t.add, j.step
        order by case when back then -max(j.seq) else max(j.seq) end
    loop
      gone := case when back then entry.after else entry.before end;
      made := case when back then entry.before else entry.after end;
      if gone is not null then execute entry.remove using gone; end if;
      if made is not null then execute entry.add using made; end if;
    end loop;
  end $$;

-- Takes back what belongs to no segment.
create function verify.undo() returns void language plpgsql set enable_bitmapscan = off set enable_seqscan = off as $$
  begin
    perform verify.replay('', true);
    delete from verify.journal where segment = '';
  end $$;

-- The first of the triggers of a row: what another one writes comes after the row itself.
do $$ declare target regclass; begin
  for target in select name from verify.tables loop
    execute format('create trigger "00_journal" after insert or update or delete on %s
      for each row execute function verify.record()', target);
  end loop;
end $$;
