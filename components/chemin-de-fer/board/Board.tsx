'use client'
import type { BoardView } from '@/rules/chemin-de-fer/views/board'
import type { TableSummary } from '@/rules/chemin-de-fer/views/summary'
import { NoticeCard, WallCalled, WallCalls } from '../../board/WallCard'
import { useClub } from '../../club/club'
import type { WallPart } from '../../game'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MemberName } from '../../tell/MemberName'
import { useSoundAtNew } from '../../ui/awake/sound'
import { clockDigits } from '../../ui/Countdown'
import { useOfNow } from '../../ui/ofNow'
import { TableCard } from './TableCard'

/** Tonight's chemin de fer on the wall: the members called to a seat, or each table with its banker and seats. */
export function Board({ part }: { part: WallPart }) {
  const t = useT('chemin-board')
  const { view, now } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  if (!view) return null
  if (part === 'calls') return <Sounding tables={view.tables} now={now} />
  if (view.tables.length === 0) return <NoticeCard title={t('none')} then={t('noneThen')} />
  return view.tables.map((table) => (
    <TableCard key={table.id} table={table} isCounting={view.isCounting} />
  ))
}

/** V.called: those called to a seat, with the time left to come; a new call sounds. */
function Sounding({ tables, now }: { tables: readonly TableSummary[]; now: () => number }) {
  const t = useT('chemin-board')
  const called = tables.flatMap(({ number, bookings }) =>
    bookings.flatMap(({ member, called }) =>
      called ? [{ member, table: number, seat: called.seat, until: called.until }] : [],
    ),
  )
  useSoundAtNew(
    'board',
    called.map(({ member, until }) => `${member}/${until}`),
  )
  if (called.length === 0) return null
  return (
    <WallCalls label={t('called')}>
      {called.map(({ member, table, seat, until }) => (
        <WallCalled
          key={member}
          where={
            <>
              {t('toSeat', { table, seat })} · <Left until={until} now={now} />
            </>
          }
        >
          <MemberName id={member} />
        </WallCalled>
      ))}
    </WallCalls>
  )
}

const Left = ({ until, now }: { until: number; now: () => number }) =>
  useOfNow(now, (at) => clockDigits(until - at))
