-- Stores one closed tableau with its rows; one that is there already under its key is refused.
create function store_tableau(club uuid, sheet json) returns void language sql as $$
  with stored as (
    insert into tableau (club_id, tableau_id, stream_id, table_id, title, day, class, closed_at,
                         source, evening_key, gap, hash, document)
    select club, t."tableauId", t."streamId", t."tableId", t.title, t.day, t.class,
           to_timestamp(t."closedAt" / 1000.0), t.source, t."eveningKey", t.gap, t.hash, t.document
      from json_to_record(sheet) as t("tableauId" uuid, "streamId" uuid, "tableId" text,
           title text, day date, class text, "closedAt" bigint, source text, "eveningKey" text,
           gap bigint, hash text, document json)
  )
  insert into tableau_row (club_id, tableau_id, line, member_id, casse, counted, share, final)
  select club, (sheet ->> 'tableauId')::uuid, r.line, r."memberId", r.casse, r.counted, r.share, r.final
    from json_to_recordset(sheet -> 'rows') as r(line int, "memberId" uuid, casse bigint,
         counted bigint, share bigint, final bigint)
$$;
--> statement-breakpoint
-- Posts the transfers of the events after `expected`; balance_overdraft refuses what is not there.
create function post_transfers(club uuid, target uuid, expected bigint, reached bigint, transfers json)
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
  insert into balance (club_id, stream_id, account, chips)
  select club, target, d.account, d.chips from delta d
   where not exists (select from changed c where c.account = d.account);
end
$$;
--> statement-breakpoint
-- Appends a batch to one stream: all of it or nothing, in the one statement that calls this function.
-- `batch` is the Batch of db/journal.ts. Returns the stream's new version. Errors: CV001 the stream is not
-- where the batch expects it; CD001 a command is known already; CB001 the batch contradicts itself;
-- 23514 balance_overdraft.
create function append(batch json) returns bigint language plpgsql as $$
declare
  b record;
  reached bigint;
  stored bigint;
begin
  select * into b from json_to_record(batch) as (
    "clubId" uuid, "streamId" uuid, expected bigint, previous text, hash text, open json, status text,
    title text, rows json, transfers json, commands json, superseded json, tableaux json);
  reached := b.expected + json_array_length(b.rows);

  if b.open is not null then
    insert into stream (club_id, stream_id, game, title, day)
    values (b."clubId", b."streamId", b.open ->> 'game', b.open ->> 'title', (b.open ->> 'day')::date)
    on conflict do nothing;
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
    perform post_transfers(b."clubId", b."streamId", b.expected, reached, b.transfers);
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
