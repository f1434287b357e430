CREATE TABLE "autograph" (
	"club_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"strokes" text NOT NULL,
	CONSTRAINT "autograph_club_id_member_id_digest_pk" PRIMARY KEY("club_id","member_id","digest"),
	CONSTRAINT "autograph_digest" CHECK ("autograph"."digest" = encode(sha256(convert_to("autograph"."strokes", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "forget_asked_on" date;--> statement-breakpoint
CREATE INDEX "journal_signed" ON "journal" USING btree ("club_id",(event ->> 'member')) WHERE type = 'signed';
--> statement-breakpoint
-- A drawing is erased when its member is forgotten, never changed.
create trigger autograph_immutable before update or truncate on autograph
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
-- Stores the drawings that events of a batch name by their digests; nothing is stored of a forgotten member.
create function keep_autographs(club uuid, rows json, autographs json) returns void language plpgsql as $$
begin
  if exists (select from json_to_recordset(autographs) as a(member text, digest text)
              where not exists (select from json_array_elements(rows) as r
                                 where r #>> '{event,member}' = a.member
                                   and r #>> '{event,autograph}' = a.digest)) then
    raise exception 'an autograph belongs to no event of its batch' using errcode = 'CB001';
  end if;
  insert into autograph (club_id, member_id, digest, strokes)
  select club, a.member, a.digest, a.strokes
    from json_to_recordset(autographs) as a(member uuid, digest text, strokes text)
   where not exists (select from member m
                      where m.club_id = club and m.member_id = a.member and m.forgotten_at is not null)
  on conflict do nothing;
end
$$;
--> statement-breakpoint
-- Appends a batch to one stream: all of it or nothing, in the one statement that calls this function.
-- `batch` is the Batch of db/batch.ts. Returns the stream's new version. Errors: CV001 the stream is not
-- where the batch expects it; CD001 a command is known already; CB001 the batch contradicts itself;
-- 23505 stream_open another stream of the club's game is open; 23514 balance_overdraft, float_equation;
-- CF001 a float and its book disagree; 23514 autograph_digest a drawing is not the one of its digest.
create or replace function append(batch json) returns bigint language plpgsql as $$
declare
  b record;
  reached bigint;
  stored bigint;
begin
  select * into b from json_to_record(batch) as (
    "clubId" uuid, "streamId" uuid, expected bigint, previous text, hash text, open json, status text,
    title text, rows json, transfers json, floats json, owing json, commands json, superseded json,
    tableaux json, autographs json);
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
  if b.autographs is not null then
    perform keep_autographs(b."clubId", b.rows, b.autographs);
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
