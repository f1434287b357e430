CREATE TABLE "float_terms" (
	"club_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"account" text NOT NULL,
	"pieces" bigint NOT NULL,
	"banknotes" bigint NOT NULL,
	"advances_out" bigint NOT NULL,
	"carried_pieces" bigint NOT NULL,
	"carried_notes" bigint NOT NULL,
	"opening" bigint NOT NULL,
	"added" bigint NOT NULL,
	"returned" bigint NOT NULL,
	"plus" bigint NOT NULL,
	"minus" bigint NOT NULL,
	CONSTRAINT "float_terms_club_id_stream_id_position_account_pk" PRIMARY KEY("club_id","stream_id","position","account"),
	CONSTRAINT "float_equation" CHECK ("float_terms"."pieces" + "float_terms"."banknotes" + "float_terms"."advances_out" + "float_terms"."carried_pieces" + "float_terms"."carried_notes" = "float_terms"."opening" + "float_terms"."added" - "float_terms"."returned" + "float_terms"."plus" - "float_terms"."minus"),
	CONSTRAINT "float_terms_chips" CHECK (least("float_terms"."pieces", "float_terms"."banknotes", "float_terms"."advances_out", "float_terms"."carried_pieces", "float_terms"."carried_notes", "float_terms"."opening", "float_terms"."added", "float_terms"."returned", "float_terms"."plus", "float_terms"."minus") >= 0),
	CONSTRAINT "float_terms_account" CHECK ("float_terms"."account" like '%/dotazione:%')
);

--> statement-breakpoint
create trigger float_terms_immutable before update or delete or truncate on float_terms
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
-- Stores the terms of the floats after each event that changed them: float_equation refuses terms that do not balance.
-- An event that moves pieces of a float says its terms, and these are the book's own balances after that event.
create function post_floats(
  club uuid, target uuid, expected bigint, reached bigint, transfers json, floats json)
returns void language plpgsql as $$
declare
  stored bigint;
  wrong text;
begin
  insert into float_terms (club_id, stream_id, position, account, pieces, banknotes, advances_out,
                           carried_pieces, carried_notes, opening, added, returned, plus, minus)
  select club, target, f.position, f.account, f.pieces, f.banknotes, f."advancesOut",
         f."carriedPieces", f."carriedNotes", f.opening, f.added, f.returned, f.plus, f.minus
    from json_to_recordset(floats)
      as f(position bigint, account text, pieces bigint, banknotes bigint, "advancesOut" bigint,
           "carriedPieces" bigint, "carriedNotes" bigint, opening bigint, added bigint,
           returned bigint, plus bigint, minus bigint)
   where f.position > expected and f.position <= reached;
  get diagnostics stored = row_count;
  if stored <> json_array_length(floats) then
    raise exception 'the terms of a float belong to no event of its batch' using errcode = 'CB001';
  end if;

  with moved as (
    select t.position, side.account, sum(side.chips) as chips
      from json_to_recordset(transfers) as t(position bigint, debit text, credit text, chips bigint)
     cross join lateral (values (t.debit, -t.chips), (t.credit, t.chips)) as side(account, chips)
     where side.account ~ '/(dotazione|valletto):'
     group by t.position, side.account having sum(side.chips) <> 0
  ), told as (
    select f.position, side.account, side.chips
      from float_terms f
     cross join lateral (values (f.account, f.pieces),
             (replace(f.account, '/dotazione:', '/valletto:'), f.carried_pieces)) as side(account, chips)
     where f.club_id = club and f.stream_id = target and f.position > expected
  )
  select string_agg(w.account || ' at ' || w.position, ', ') into wrong from (
    select m.account, m.position from moved m
     where not exists (select from told t where t.position = m.position and t.account = m.account)
    union all
    select t.account, t.position from told t
     where t.chips <> coalesce((select b.chips from balance b where b.club_id = club
                                   and b.stream_id = target and b.account = t.account), 0)
                    - coalesce((select sum(m.chips) from moved m
                                 where m.account = t.account and m.position > t.position), 0)) as w;
  if wrong is not null then
    raise exception 'a float and its book disagree: %', wrong using errcode = 'CF001';
  end if;
end
$$;
--> statement-breakpoint
-- Appends a batch to one stream: all of it or nothing, in the one statement that calls this function.
-- `batch` is the Batch of db/batch.ts. Returns the stream's new version. Errors: CV001 the stream is not
-- where the batch expects it; CD001 a command is known already; CB001 the batch contradicts itself;
-- 23505 stream_open another stream of the club's game is open; 23514 balance_overdraft, float_equation;
-- CF001 a float and its book disagree.
create or replace function append(batch json) returns bigint language plpgsql as $$
declare
  b record;
  reached bigint;
  stored bigint;
begin
  select * into b from json_to_record(batch) as (
    "clubId" uuid, "streamId" uuid, expected bigint, previous text, hash text, open json, status text,
    title text, rows json, transfers json, floats json, owing json, commands json, superseded json,
    tableaux json);
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

  insert into command (club_id, stream_id, command_id, first_position, events, ruling, digest)
  select b."clubId", b."streamId", c."commandId", c.first, c.events, c.ruling, c.digest
    from json_to_recordset(b.commands)
      as c("commandId" uuid, first bigint, events int, ruling json, digest text)
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
  if b.floats is not null or b.transfers::text ~ '/(dotazione|valletto):' then
    perform post_floats(b."clubId", b."streamId", b.expected, reached, b.transfers, coalesce(b.floats, '[]'));
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
