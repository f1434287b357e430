'use client'
import { isAwaited } from '@/rules/poker/room/awaited'
import type { Call } from '@/rules/poker/state/list'
import type { BoardView } from '@/rules/poker/views/board'
import { NoticeCard, WallCalled, WallCalls } from '../../board/WallCard'
import { useClub } from '../../club/club'
import type { WallPart } from '../../game'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MemberName } from '../../tell/MemberName'
import { useSoundAtNew } from '../../ui/awake/sound'
import { Countdown } from '../../ui/Countdown'
import { useWhich } from '../../ui/ofNow'
import { ListCards } from './ListCards'
import { TableCard } from './TableCard'

/** Each list has its own edge, so that the eye finds it again; its title says the same in words. */
const EDGES = ['border-t-brass', 'border-t-calm', 'border-t-good', 'border-t-bad'] as const

/** Tonight's poker on the wall: the members called, or each list with its tables and the members waiting. */
export function Board({ part }: { part: WallPart }) {
  const t = useT('board')
  const { view, now } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  if (!view) return null
  if (part === 'calls') return <Sounding called={calledMembers(view)} now={now} />
  if (view.lists.length === 0) return <NoticeCard title={t('noLists')} then={t('noListsThen')} />
  return view.lists.map((list, index) => {
    const tables = view.tables.filter((table) => table.list === list.id)
    const edge = `border-t-8 ${EDGES[index % EDGES.length] ?? ''}`
    return [
      ...tables.map((table) => <TableCard key={table.id} table={table} edge={edge} now={now} />),
      <ListCards key={list.id} list={list} tables={tables} edge={edge} />,
    ]
  })
}

/** The members called, each with the time left to answer, under their table; a new call sounds. */
function Sounding({ called, now }: { called: readonly CalledMember[]; now: () => number }) {
  const t = useT('board')
  useSoundAtNew(
    'board',
    called.map(({ signUp, call }) => `${signUp}/${call.at}`),
  )
  const awaited = useWhich(called, now, ({ call }, at) => isAwaited(call, at))
  if (called.length === 0) return null
  return (
    <WallCalls label={t('calledToTable')}>
      {called.map((one) => {
        const { signUp, member, call, label } = one
        return (
          <WallCalled
            key={signUp}
            where={
              <>
                {label}
                {label !== '' && ' · '}
                {awaited.includes(one) ? (
                  <Countdown clock={{ since: call.at, until: call.until }} now={now} onBrass />
                ) : (
                  t(call.answer === 'coming' ? 'coming' : 'called')
                )}
              </>
            }
          >
            <MemberName id={member} />
          </WallCalled>
        )
      })}
    </WallCalls>
  )
}

/** A member called to a table, as the wall names them. */
interface CalledMember {
  signUp: number
  member: string
  call: Call
  /** The table as people name it; empty when it is not on the wall. */
  label: string
}

/** Everybody called and not seated yet: to a table that forms, or to a place that fell free; the latest to end first. */
function calledMembers({ tables, lists }: BoardView): CalledMember[] {
  const labelOf = (id: string) => tables.find((table) => table.id === id)?.label ?? ''
  const forming = tables.flatMap(({ label, called }) =>
    called.flatMap(({ member, signUp, call }) => (call ? [{ signUp, member, call, label }] : [])),
  )
  const offered = lists.flatMap(({ waiting }) =>
    waiting.flatMap(({ number, member, call }) =>
      call ? [{ signUp: number, member, call, label: labelOf(call.table) }] : [],
    ),
  )
  const known = new Set(forming.map(({ signUp }) => signUp))
  return [...forming, ...offered.filter(({ signUp }) => !known.has(signUp))]
}
