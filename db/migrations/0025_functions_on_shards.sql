-- A Citus plans no function in plain SQL whose arguments reach a spread table, so that neither a tableau was stored there nor the
-- banknotes of a day counted. The same two functions, written as all others are.
create or replace function cash_beside(club uuid, target uuid, person uuid) returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(sum(case j.type when 'banknotesTaken' then (j.event ->> 'chips')::bigint
                                    else -(j.event ->> 'banknotes')::bigint end), 0)::bigint
      from stream s
      join stream o on o.club_id = s.club_id and o.day = s.day and o.stream_id <> s.stream_id
      join journal j on j.club_id = o.club_id and j.stream_id = o.stream_id
     where s.club_id = club and s.stream_id = target and j.club_id = club
       and j.type in ('banknotesTaken', 'lineUndone') and j.event ->> 'member' = person::text);
end
$$;
--> statement-breakpoint
create or replace function store_tableau(club uuid, sheet json) returns void language plpgsql as $$
begin
  insert into tableau (club_id, tableau_id, game, stream_id, table_id, title, day, class, closed_at,
                       source, evening_key, gap, hash, document)
  select club, t."tableauId", t.game, t."streamId", t."tableId", t.title, t.day, t.class,
         to_timestamp(t."closedAt" / 1000.0), t.source, t."eveningKey", t.gap, t.hash, t.document
    from json_to_record(sheet) as t("tableauId" uuid, game text, "streamId" uuid, "tableId" text,
         title text, day date, class text, "closedAt" bigint, source text, "eveningKey" text,
         gap bigint, hash text, document json);
  insert into tableau_row (club_id, tableau_id, line, member_id, casse, counted, share, final)
  select club, (sheet ->> 'tableauId')::uuid, r.line, r."memberId", r.casse, r.counted, r.share, r.final
    from json_to_recordset(sheet -> 'rows') as r(line int, "memberId" uuid, casse bigint,
         counted bigint, share bigint, final bigint);
end
$$;
