-- One row per client, locked by whoever changes the balance. The balance itself is nowhere: it is the sum of the entries.
create table reward_accounts (
  client_id uuid primary key references clients (id)
);
select ssp_protect('reward_accounts', 'select, insert, update');

-- A gift from the reservation of its money to the record. Given is what is recorded.
create table rewards (
  client_id uuid not null references clients (id),
  id uuid not null,
  -- Of the attempt to give: the same key again is the same gift.
  gift_key uuid not null,
  employee_id uuid,
  amount_pence bigint not null check (amount_pence >= 100 and amount_pence % 100 = 0),
  message text not null default '' check (length(message) <= 500),
  status text not null default 'reserved' check (status in ('reserved', 'issued', 'recorded', 'refunded')),
  -- Encrypted, and a keyed hash by which a gift is found and a repeated code is noticed.
  sealed_code text,
  code_hash text,
  -- The account that gives, which may be one of another client.
  given_by uuid not null,
  given_by_label text not null,
  -- Null when the job took the money back.
  refunded_by uuid,
  refunded_by_label text,
  created_at timestamptz not null default now(),
  -- When a step was last tried; a job takes up what stands still.
  touched_at timestamptz not null default now(),
  recorded_at timestamptz,
  viewed_at timestamptz,
  primary key (client_id, id),
  constraint rewards_gift_key unique (client_id, gift_key),
  constraint rewards_code unique (client_id, code_hash),
  check ((sealed_code is null) = (code_hash is null)),
  check ((status in ('issued', 'recorded')) = (sealed_code is not null)),
  check ((status = 'recorded') = (recorded_at is not null)),
  check (viewed_at is null or status = 'recorded'),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete set null (employee_id)
);
create index rewards_by_record on rewards (client_id, recorded_at, id) where status = 'recorded';
create index rewards_unfinished on rewards (client_id, created_at, id) where status in ('reserved', 'issued');
create index on rewards (client_id, employee_id);
select ssp_protect('rewards', 'select, insert, update');

create table reward_entries (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('top_up', 'gift', 'refund')),
  amount_pence bigint not null,
  reward_id uuid,
  note text not null default '' check (length(note) <= 200),
  user_id uuid,
  actor_label text,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  -- A gift takes its money once, and gets it back once.
  constraint reward_entries_once unique (client_id, reward_id, kind),
  check (case kind when 'gift' then amount_pence < 0 else amount_pence > 0 end),
  check ((kind = 'top_up') = (reward_id is null)),
  foreign key (client_id, reward_id) references rewards (client_id, id)
);
create index reward_entries_by_creation on reward_entries (client_id, created_at, id) include (amount_pence);
-- Entries are written and read, never changed.
select ssp_protect('reward_entries', 'select, insert');

-- Whoever inserts an entry holds the account until the transaction ends, so that no two see the same balance.
create function ssp_reward_funds() returns trigger language plpgsql as $$ begin
    insert into reward_accounts (client_id) values (new.client_id) on conflict do nothing;
    perform from reward_accounts where client_id = new.client_id for update;
    if new.amount_pence < 0 and new.amount_pence
        + coalesce((select sum(amount_pence) from reward_entries where client_id = new.client_id), 0) < 0 then
      raise exception 'the balance does not cover this' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
create trigger funds before insert on reward_entries for each row execute function ssp_reward_funds();

-- The steps of a gift; money moves with them and in no other way.
create function ssp_reward_steps() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      if new.status <> 'reserved' then
        raise exception 'a gift begins with the reservation' using errcode = 'check_violation';
      end if;
    elsif (new.client_id, new.id, new.gift_key, new.amount_pence) is distinct from (old.client_id, old.id, old.gift_key, old.amount_pence)
        or not (new.employee_id is null or new.employee_id is not distinct from old.employee_id)
        or (old.sealed_code is not null and (new.sealed_code, new.code_hash) is distinct from (old.sealed_code, old.code_hash))
        or not (new.status = old.status or (old.status, new.status) in
          (('reserved', 'issued'), ('reserved', 'refunded'), ('issued', 'recorded'))) then
      raise exception 'this is no step of a gift' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
create trigger steps before insert or update on rewards for each row execute function ssp_reward_steps();

create function ssp_reward_money() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into reward_entries (client_id, kind, amount_pence, reward_id, user_id, actor_label, created_at)
        values (new.client_id, 'gift', -new.amount_pence, new.id, new.given_by, new.given_by_label, new.created_at);
    elsif new.status = 'refunded' and old.status = 'reserved' then
      insert into reward_entries (client_id, kind, amount_pence, reward_id, user_id, actor_label)
        values (new.client_id, 'refund', new.amount_pence, new.id, new.refunded_by, new.refunded_by_label);
    end if;
    return null;
  end $$;
create trigger money after insert or update of status on rewards for each row execute function ssp_reward_money();
