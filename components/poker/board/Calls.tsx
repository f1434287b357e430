'use client'
import { isAwaited } from '@/rules/poker/room/awaited'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Countdown } from '../../ui/Countdown'
import type { CalledMember } from './called'

/** Members shown by name; the others are counted. */
const MOST_CALLED = 10
/** The width of a letter, in its own size, and the widths for names with the whole wall and with half of it, in rem. */
const LETTER_EM = 0.56
const WHOLE_REM = 54
const HALF_REM = 23
const LARGEST_REM = 6
const LEAST_REM = 3.8

/** The members called, in the largest letters of the wall, each with the time left to answer, under their table. */
export function Calls({ called, now }: { called: readonly CalledMember[]; now: number }) {
  const t = useT('board')
  const nameOf = useNameOf()
  const shown = called.slice(0, MOST_CALLED)
  const tables = [...new Set(called.map(({ label }) => label))].filter((label) => label !== '')
  const longest = Math.max(1, ...shown.map(({ member }) => nameOf(member).length))
  const fitting = (width: number) => Math.min(LARGEST_REM, width / (LETTER_EM * longest))
  const isHalved = called.length > 5 || (called.length > 1 && fitting(HALF_REM) >= LEAST_REM)
  const size = Math.max(LEAST_REM, fitting(isHalved ? HALF_REM : WHOLE_REM))
  const tall = isHalved ? 4.6 : called.length > 3 ? 4.2 : LARGEST_REM
  return (
    <section
      aria-label={t('calledToTable')}
      className="shrink-0 rounded-xl bg-brass px-5 py-2 text-ink"
    >
      <h2 className="truncate text-[2rem]">
        {t('calledToTable')}
        {tables.length === 1 && `: ${tables[0]}`}
      </h2>
      <ul className={`grid gap-x-10 ${isHalved ? 'grid-cols-2' : ''}`}>
        {shown.map((one) => (
          <Called
            key={one.signUp}
            one={one}
            size={Math.min(size, tall)}
            namesTable={tables.length > 1}
            now={now}
          />
        ))}
        {called.length > shown.length && (
          <li className="self-center font-semibold">
            {t('more', { count: called.length - shown.length })}
          </li>
        )}
      </ul>
    </section>
  )
}

function Called(props: { one: CalledMember; size: number; namesTable: boolean; now: number }) {
  const t = useT('board')
  const { one, now } = props
  const { call } = one
  const name = useNameOf()(one.member)
  return (
    <li className="flex items-center gap-4">
      <span
        data-called
        className="min-w-0 grow truncate leading-[1.15] font-bold"
        style={{ fontSize: `${props.size}rem` }}
      >
        {name}
      </span>
      <span className="shrink-0 text-right leading-none whitespace-nowrap">
        {props.namesTable && <span className="block max-w-[14rem] truncate">{one.label}</span>}
        <span className="block font-semibold">
          {isAwaited(call, now) ? (
            <Countdown clock={{ since: call.at, until: call.until }} now={now} onBrass />
          ) : (
            t(call.answer === 'coming' ? 'coming' : 'called')
          )}
        </span>
      </span>
    </li>
  )
}
