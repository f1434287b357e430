ALTER TABLE "float_terms" DROP CONSTRAINT "float_equation";--> statement-breakpoint
ALTER TABLE "float_terms" ADD COLUMN "played" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "float_terms" ADD CONSTRAINT "float_equation" CHECK ("float_terms"."pieces" + "float_terms"."banknotes" + "float_terms"."advances_out" + "float_terms"."carried_pieces" + "float_terms"."carried_notes" = "float_terms"."opening" + "float_terms"."added" - "float_terms"."returned" + "float_terms"."plus" - "float_terms"."minus" + "float_terms"."played");
--> statement-breakpoint
-- Stores the terms of the floats after each event that changed them: float_equation refuses terms that do not balance.
-- An event that moves pieces of a float says its terms, and these are the book's own balances after that event.
create or replace function post_floats(
  club uuid, target uuid, expected bigint, reached bigint, transfers json, floats json)
returns void language plpgsql as $$
declare
  stored bigint;
  wrong text;
begin
  insert into float_terms (club_id, stream_id, position, account, pieces, banknotes, advances_out,
                           carried_pieces, carried_notes, opening, added, returned, plus, minus, played)
  select club, target, f.position, f.account, f.pieces, f.banknotes, f."advancesOut",
         f."carriedPieces", f."carriedNotes", f.opening, f.added, f.returned, f.plus, f.minus,
         coalesce(f.played, 0)
    from json_to_recordset(floats)
      as f(position bigint, account text, pieces bigint, banknotes bigint, "advancesOut" bigint,
           "carriedPieces" bigint, "carriedNotes" bigint, opening bigint, added bigint,
           returned bigint, plus bigint, minus bigint, played bigint)
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
