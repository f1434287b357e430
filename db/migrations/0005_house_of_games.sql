-- Streams that stand open beside each other are numbered, so that none is closed; one that is opened later gets 0.
alter table stream add column twin integer default 0 not null;
--> statement-breakpoint
update stream s set twin = o.twin
  from (select club_id, stream_id,
               row_number() over (partition by club_id, game order by day, stream_id) - 1 as twin
          from stream where status = 'open') o
 where s.club_id = o.club_id and s.stream_id = o.stream_id and o.twin > 0;
--> statement-breakpoint
drop index stream_open;
--> statement-breakpoint
create unique index stream_open on stream (club_id, game, twin) where status = 'open';
--> statement-breakpoint
do $$
declare
  twins text;
begin
  select string_agg(format('%s (%s, %s)', c.name, o.game, o.streams), '; ' order by c.name, o.game) into twins
    from (select club_id, game, count(*) as streams from stream
           where status = 'open' group by club_id, game having count(*) > 1) o
    join club c on c.club_id = o.club_id;
  if twins is not null then
    raise warning 'Più serate di un gioco sono aperte insieme e restano aperte; d’ora in poi se ne apre una per gioco: % — several evenings of one game stand open together and stay open; from now on one is opened per game',
      twins;
  end if;
end
$$;
--> statement-breakpoint
-- Until now the database told by the account's name what may not fall below zero; now its game says it.
alter table balance add column may_owe boolean default false not null;
--> statement-breakpoint
update balance set may_owe = true where account !~ '(^|/)(pot|resto:[^/]*)$';
--> statement-breakpoint
alter table balance drop constraint balance_overdraft;
--> statement-breakpoint
alter table balance add constraint balance_overdraft check (chips >= 0 or may_owe);
--> statement-breakpoint
-- The check session_kind follows the column's name by itself.
alter table session rename column table_id to post;
--> statement-breakpoint
alter table device_code rename column table_id to post;
--> statement-breakpoint
-- Whatever has no stream to tell its game is poker's: there was no other.
alter table tableau add column game text default 'poker' not null;
--> statement-breakpoint
alter table tableau alter column game drop default;
--> statement-breakpoint
update tableau t set game = s.game
  from stream s
 where s.club_id = t.club_id and s.stream_id = t.stream_id and s.game <> t.game;
--> statement-breakpoint
drop index tableau_once;
--> statement-breakpoint
create unique index tableau_once on tableau (club_id, source, evening_key, game) where superseded_at is null;
--> statement-breakpoint
alter table table_class add column game text default 'poker' not null;
--> statement-breakpoint
alter table table_class alter column game drop default;
--> statement-breakpoint
alter table table_class drop constraint table_class_club_id_name_unique;
--> statement-breakpoint
alter table table_class add constraint table_class_club_id_game_name_unique unique (club_id, game, name);
--> statement-breakpoint
-- Stores one closed tableau with its rows; one that is there already under its key is refused.
create or replace function store_tableau(club uuid, sheet json) returns void language sql as $$
  with stored as (
    insert into tableau (club_id, tableau_id, game, stream_id, table_id, title, day, class, closed_at,
                         source, evening_key, gap, hash, document)
    select club, t."tableauId", t.game, t."streamId", t."tableId", t.title, t.day, t.class,
           to_timestamp(t."closedAt" / 1000.0), t.source, t."eveningKey", t.gap, t.hash, t.document
      from json_to_record(sheet) as t("tableauId" uuid, game text, "streamId" uuid, "tableId" text,
           title text, day date, class text, "closedAt" bigint, source text, "eveningKey" text,
           gap bigint, hash text, document json)
  )
  insert into tableau_row (club_id, tableau_id, line, member_id, casse, counted, share, final)
  select club, (sheet ->> 'tableauId')::uuid, r.line, r."memberId", r.casse, r.counted, r.share, r.final
    from json_to_recordset(sheet -> 'rows') as r(line int, "memberId" uuid, casse bigint,
         counted bigint, share bigint, final bigint)
$$;
--> statement-breakpoint
drop function post_transfers(uuid, uuid, bigint, bigint, json);
--> statement-breakpoint
-- Posts the transfers of the events after `expected`; balance_overdraft refuses what is not there. `owing` names
-- the accounts that may fall below zero: each account keeps what was said when it was first written.
create function post_transfers(
  club uuid, target uuid, expected bigint, reached bigint, transfers json, owing json)
returns void language plpgsql as $$
declare
  stored bigint;
begin
  insert into transfer (club_id, stream_id, position, line, debit, credit, chips)
  select club, target, t.position, t.line, t.debit, t.credit, t.chips
    from json_to_recordset(transfers)
      as t(position bigint, line int, debit text, credit text, chips bigint)
   where t.position > expected and t.position <= reached;
  get diagnostics stored = row_count;
  if stored <> json_array_length(transfers) then
    raise exception 'a transfer belongs to no event of its batch' using errcode = 'CB001';
  end if;

  -- Not an upsert: its check would refuse a negative change before it is added to what is there.
  with delta as (
    select side.account, sum(side.chips) as chips
      from json_to_recordset(transfers) as t(debit text, credit text, chips bigint)
     cross join lateral (values (t.debit, -t.chips), (t.credit, t.chips)) as side(account, chips)
     group by side.account having sum(side.chips) <> 0
  ), changed as (
    update balance b set chips = b.chips + d.chips
      from delta d
     where b.club_id = club and b.stream_id = target and b.account = d.account
    returning b.account
  )
  insert into balance (club_id, stream_id, account, chips, may_owe)
  select club, target, d.account, d.chips,
         d.account in (select json_array_elements_text(owing))
    from delta d
   where not exists (select from changed c where c.account = d.account);
end
$$;
--> statement-breakpoint
-- Appends a batch to one stream: all of it or nothing, in the one statement that calls this function.
-- `batch` is the Batch of db/batch.ts. Returns the stream's new version. Errors: CV001 the stream is not
-- where the batch expects it; CD001 a command is known already; CB001 the batch contradicts itself;
-- 23505 stream_open another stream of the club's game is open; 23514 balance_overdraft.
create or replace function append(batch json) returns bigint language plpgsql as $$
declare
  b record;
  reached bigint;
  stored bigint;
begin
  select * into b from json_to_record(batch) as (
    "clubId" uuid, "streamId" uuid, expected bigint, previous text, hash text, open json, status text,
    title text, rows json, transfers json, owing json, commands json, superseded json, tableaux json);
  reached := b.expected + json_array_length(b.rows);

  if b.open is not null then
    begin
      insert into stream (club_id, stream_id, game, title, day)
      values (b."clubId", b."streamId", b.open ->> 'game', b.open ->> 'title', (b.open ->> 'day')::date)
      on conflict (club_id, stream_id) do nothing;
    exception when unique_violation then
      -- Two that open the same stream at once may meet in this index: the version tells them apart below.
      if not exists (select from stream s where s.club_id = b."clubId" and s.stream_id = b."streamId") then
        raise;
      end if;
    end;
  end if;
  update stream s
     set version = reached, hash = b.hash,
         status = coalesce(b.status, s.status), title = coalesce(b.title, s.title)
   where s.club_id = b."clubId" and s.stream_id = b."streamId"
     and s.version = b.expected and s.hash = b.previous;
  if not found then
    raise exception 'the stream is not at version %', b.expected using errcode = 'CV001';
  end if;

  insert into command (club_id, stream_id, command_id, first_position, events, ruling)
  select b."clubId", b."streamId", c."commandId", c.first, c.events, c.ruling
    from json_to_recordset(b.commands)
      as c("commandId" uuid, first bigint, events int, ruling json)
  on conflict do nothing;
  get diagnostics stored = row_count;
  if stored <> json_array_length(b.commands) then
    raise exception 'a command of the batch is known already' using errcode = 'CD001';
  end if;

  insert into journal (club_id, stream_id, position, command_id, at, by, type, event, hash)
  select b."clubId", b."streamId", r.position, r."commandId",
         to_timestamp(r.at / 1000.0), r.by, r.type, r.event, r.hash
    from json_to_recordset(b.rows) as r(position bigint, "commandId" uuid, at bigint, by json,
         type text, event json, hash text)
   where r.position > b.expected and r.position <= reached;
  get diagnostics stored = row_count;
  if stored <> reached - b.expected then
    raise exception 'the events of the batch do not follow version %', b.expected using errcode = 'CB001';
  end if;

  if json_array_length(b.transfers) > 0 then
    perform post_transfers(b."clubId", b."streamId", b.expected, reached, b.transfers, b.owing);
  end if;
  if b.superseded is not null then
    update tableau t set superseded_at = to_timestamp(s.at / 1000.0)
      from json_to_recordset(b.superseded) as s("eveningKey" text, at bigint)
     where t.club_id = b."clubId" and t.source = 'evening' and t.evening_key = s."eveningKey"
       and t.superseded_at is null;
  end if;
  if b.tableaux is not null then
    perform store_tableau(b."clubId", sheet) from json_array_elements(b.tableaux) as sheet;
  end if;
  return reached;
end
$$;
