'use client'
import type { SignUp } from '@/rules/poker/state/list'
import type { OpenTable } from '@/rules/poker/views/board'
import type { ListView } from '@/rules/poker/views/list'
import { WallCard, WallLine, WallLines } from '../../board/WallCard'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'

/** The members waiting on one card; those after them have a card of their own, so that a long list goes over pages. */
const CARD_LINES = 10

interface ListCardsProps {
  list: ListView
  tables: readonly OpenTable[]
  edge: string
}

/** A list on the wall: its stakes, what a signature would do now, and the members waiting, in order. */
export function ListCards({ list, tables, edge }: ListCardsProps) {
  const t = useT('board')
  const { waiting } = list
  const further = Array.from({ length: Math.ceil(waiting.length / CARD_LINES) - 1 }, (_, at) => at)
  return (
    <>
      <WallCard title={list.title} aside={<Stakes list={list} />} edge={edge}>
        <Standing list={list} tables={tables} />
        {waiting.length > 0 && <Waiting list={list} from={0} />}
      </WallCard>
      {further.map((at) => {
        const from = (at + 1) * CARD_LINES
        const to = Math.min(waiting.length, from + CARD_LINES)
        return (
          <WallCard
            key={at}
            title={list.title}
            aside={t('fromTo', { from: from + 1, to })}
            edge={edge}
          >
            <Waiting list={list} from={from} />
          </WallCard>
        )
      })}
    </>
  )
}

function Stakes({ list }: { list: ListView }) {
  const t = useT('board')
  return (
    <>
      {t('uscita')} <Amount chips={list.uscita} className="text-ivory" /> · {t('passata')}{' '}
      <Amount chips={list.passata} className="text-ivory" />
    </>
  )
}

/** The number of those who wait, and what a signature would do now; large where nobody waits. */
function Standing({ list, tables }: Pick<ListCardsProps, 'list' | 'tables'>) {
  const t = useT('board')
  const { waiting, missing, counting } = list
  const free = tables.reduce((sum, table) => sum + table.freePlaces, 0)
  const nobody = t(tables.length > 0 ? 'nobodyWaits' : 'nobodySigned')
  const then =
    missing > 0
      ? t('missing', { count: missing, counting: counting.length })
      : free > 0 && t('sign')
  if (waiting.length === 0)
    return (
      <div className="flex grow flex-col items-center justify-center gap-[0.3em] py-[0.6em] text-center">
        <p className="text-[1.2em] font-semibold">{nobody}</p>
        {then && <p className="text-brass-high">{then}</p>}
      </div>
    )
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-[0.7em]">
      <span className="font-semibold">{t('waiting', { count: waiting.length })}</span>
      {then && <span className="text-brass-high">{then}</span>}
    </p>
  )
}

/** The reason why a member in the queue does not count towards the next table; null for one who does. */
function markOf({ number, call }: SignUp, list: ListView) {
  if (call) return 'called'
  if (list.outside.includes(number)) return 'outside'
  return list.missing > 0 && !list.counting.includes(number) ? 'notCounted' : null
}

function Waiting({ list, from }: { list: ListView; from: number }) {
  const t = useT('board')
  return (
    <WallLines>
      {list.waiting.slice(from, from + CARD_LINES).map((signUp, index) => {
        const mark = markOf(signUp, list)
        return (
          <WallLine
            key={signUp.number}
            number={from + index + 1}
            className={mark && !signUp.call ? 'text-sage' : ''}
            mark={
              mark && (
                <span className={signUp.call ? 'text-brass-high' : 'text-warn'}>{t(mark)}</span>
              )
            }
          >
            <MemberName id={signUp.member} />
          </WallLine>
        )
      })}
    </WallLines>
  )
}
