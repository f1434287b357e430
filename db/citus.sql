-- Spreads a database over the machines of a Citus by club (docs/scale.md, `npm run distribute`). It is one statement, so that it is
-- done wholly or not at all; what is spread already stays as it is, and a table that a later version adds is spread by the next run.
do $$
declare
  one text;
  -- Every table of a club; `installation` and `nightly_backup` belong to no club and stay where they are. The journal is first: the others lie beside it.
  spread constant text[] := array[
    'journal', 'stream', 'command', 'transfer', 'balance', 'float_terms',
    'tableau', 'tableau_row', 'table_class', 'audit', 'emblem', 'club_key',
    'member', 'autograph', 'session', 'device_code', 'attempt', 'push_switch', 'push_subscription',
    'coming_evening', 'coming_member'];
  unspread text[];
  untie text[];
  tie text[];
begin
  -- The triggers of the append-only tables only refuse, so they are safe on every machine. Later migrations make such triggers too.
  execute format('alter database %I set citus.enable_unsafe_triggers to on', current_database());
  perform set_config('citus.enable_unsafe_triggers', 'on', true);
  -- A session's own settings stay at the coordinator, and a lock is waited for where the club lies: as long as `db/client.ts` waits.
  execute format('alter database %I set lock_timeout to %L', current_database(), '5s');
  perform set_config('citus.multi_shard_modify_mode', 'sequential', true);

  select array_agg(name order by place) into unspread
    from unnest(spread) with ordinality as t(name, place)
   where not exists (select from pg_dist_partition p
                      where p.logicalrelid = name::regclass and p.partmethod = 'h');

  if unspread is not null then
    -- A foreign key may bind two tables only when both are spread.
    select array_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname)),
           array_agg(format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                            pg_get_constraintdef(oid)))
      into untie, tie
      from pg_constraint
     where contype = 'f' and conrelid = any (spread::regclass[]);
    foreach one in array coalesce(untie, '{}') loop execute one; end loop;

    if not exists (select from pg_dist_partition p
                    where p.logicalrelid = 'club'::regclass and p.partmethod = 'n') then
      perform create_reference_table('club');
    end if;
    foreach one in array unspread loop
      perform create_distributed_table(
        one::regclass, 'club_id', colocate_with => case one when 'journal' then 'none' else 'journal' end);
    end loop;

    foreach one in array coalesce(tie, '{}') loop execute one; end loop;
  end if;

  -- The functions that append_to calls are on every machine, and a call of append_to goes whole to the machine of its club. Forgetting
  -- and the end of a rehearsal stay at the coordinator, which sends each statement to the club's machine: the audit is numbered there alone.
  perform create_distributed_function('store_tableau(uuid,json)');
  perform create_distributed_function('post_transfers(uuid,uuid,bigint,bigint,json,json)');
  perform create_distributed_function('post_floats(uuid,uuid,bigint,bigint,json,json)');
  perform create_distributed_function('keep_autographs(uuid,json,json)');
  perform create_distributed_function('cash_beside(uuid,uuid,uuid)');
  perform create_distributed_function('confirm_cash(uuid,uuid,json)');
  perform create_distributed_function('append_to(uuid,json)', 'club', colocate_with => 'journal');
end
$$;
