-- A Citus counts the rows that `on conflict do nothing` leaves out as if it had stored them, so that a command answered before was stored
-- again there. The same function, in which the key of the commands itself refuses it.
-- Appends a batch to one stream of a club: all of it or nothing, in the one statement that calls this function. The club is
-- an argument, so that a database that is spread over machines by club can send the whole call to the club's own.
-- `batch` is the Batch of db/batch.ts. Returns the stream's new version. Errors: CV001 the stream is not
-- where the batch expects it; CD001 a command is known already; CB001 the batch contradicts itself;
-- 23505 stream_open another stream of the club's game is open; 23514 balance_overdraft, float_equation;
-- CF001 a float and its book disagree; CC001 a person changed banknotes elsewhere meanwhile; 23514 autograph_digest a drawing is not
-- the one of its digest.
create or replace function append_to(club uuid, batch json) returns bigint language plpgsql as $$
declare
  b record;
  reached bigint;
  stored bigint;
begin
  select * into b from json_to_record(batch) as (
    "streamId" uuid, expected bigint, previous text, hash text, open json, status text,
    title text, rows json, transfers json, floats json, owing json, commands json, superseded json,
    tableaux json, autographs json, beside json);
  reached := b.expected + json_array_length(b.rows);

  if b.open is not null then
    begin
      insert into stream (club_id, stream_id, game, title, day)
      values (club, b."streamId", b.open ->> 'game', b.open ->> 'title', (b.open ->> 'day')::date)
      on conflict (club_id, stream_id) do nothing;
    exception when unique_violation then
      -- Two that open the same stream at once may meet in this index: the version tells them apart below.
      if not exists (select from stream s where s.club_id = club and s.stream_id = b."streamId") then
        raise;
      end if;
    end;
  end if;
  update stream s
     set version = reached, hash = b.hash,
         status = coalesce(b.status, s.status), title = coalesce(b.title, s.title)
   where s.club_id = club and s.stream_id = b."streamId"
     and s.version = b.expected and s.hash = b.previous;
  if not found then
    raise exception 'the stream is not at version %', b.expected using errcode = 'CV001';
  end if;
  if b.beside is not null then
    perform confirm_cash(club, b."streamId", b.beside);
  end if;

  begin
    insert into command (club_id, stream_id, command_id, first_position, events, ruling, digest)
    select club, b."streamId", c."commandId", c.first, c.events, c.ruling, c.digest
      from json_to_recordset(b.commands)
        as c("commandId" uuid, first bigint, events int, ruling json, digest text);
  exception when unique_violation then
    raise exception 'a command of the batch is known already' using errcode = 'CD001';
  end;

  insert into journal (club_id, stream_id, position, command_id, at, by, type, event, hash)
  select club, b."streamId", r.position, r."commandId",
         to_timestamp(r.at / 1000.0), r.by, r.type, r.event, r.hash
    from json_to_recordset(b.rows) as r(position bigint, "commandId" uuid, at bigint, by json,
         type text, event json, hash text)
   where r.position > b.expected and r.position <= reached;
  get diagnostics stored = row_count;
  if stored <> reached - b.expected then
    raise exception 'the events of the batch do not follow version %', b.expected using errcode = 'CB001';
  end if;

  if json_array_length(b.transfers) > 0 then
    perform post_transfers(club, b."streamId", b.expected, reached, b.transfers, b.owing);
  end if;
  if b.floats is not null or b.transfers::text ~ '/(dotazione|valletto):' then
    perform post_floats(club, b."streamId", b.expected, reached, b.transfers, coalesce(b.floats, '[]'));
  end if;
  if b.autographs is not null then
    perform keep_autographs(club, b.rows, b.autographs);
  end if;
  if b.superseded is not null then
    update tableau t set superseded_at = to_timestamp(s.at / 1000.0)
      from json_to_recordset(b.superseded) as s("eveningKey" text, at bigint)
     where t.club_id = club and t.source = 'evening' and t.evening_key = s."eveningKey"
       and t.superseded_at is null;
  end if;
  if b.tableaux is not null then
    perform store_tableau(club, sheet) from json_array_elements(b.tableaux) as sheet;
  end if;
  return reached;
end
$$;
