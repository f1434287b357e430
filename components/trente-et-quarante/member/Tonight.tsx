'use client'
import { asPlayer } from '@/rules/banked/ids'
import type { MemberView } from '@/rules/trente-et-quarante/views/member'
import type { TableState } from '@/rules/trente-et-quarante/views/table'
import { OwnCasse } from '../../banked/told/OwnCasse'
import { useClub } from '../../club/club'
import { OfficeLink } from '../../float/room/OfficeLink'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { usePressGuard } from '../../ui/pressGuard'
import { SECOND_TAP_MS } from '../../ui/secondTap'
import { CommandingProvider } from '../commanding'
import { LyingStakes } from '../told/LyingStakes'
import { PartLine } from '../told/PartLine'
import { useVerdict } from '../told/verdict'
import { MyActs } from './MyActs'

/** Tonight's trente et quarante on the member's phone: the own stakes first, then the casse. */
export function Tonight() {
  const words = useT('banked')
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  usePressGuard()
  if (!view) return null
  const { table, row } = view.mine
  const upon = table ? { moves: table.moves } : undefined
  return (
    <CommandingProvider
      here={{
        evening,
        now,
        offers: view.offers,
        toasts: true,
        restMs: SECOND_TAP_MS,
        ...(upon ? { upon } : {}),
      }}
    >
      <OfficeLink office={view.office} />
      {row && (
        <Block title={words('closed')} marked>
          <p className="text-3xl font-semibold">
            <Amount chips={row.final} sign />
          </p>
        </Block>
      )}
      {table && !row && <MyTable table={table} view={view} />}
      {!row && <OwnCasse view={view} provision="K.1" />}
    </CommandingProvider>
  )
}

/** The table where the member is: the own stakes, everything that they may do, and the latest result. */
function MyTable({ table, view }: { table: TableState; view: MemberView }) {
  const t = useT('trente-room')
  const verdict = useVerdict()
  const { summary, past, poste, colpo } = table
  const me = asPlayer(view.member)
  const last = past.at(-1)
  const result = colpo?.result ?? null
  return (
    <Block
      title={summary.label}
      aside={
        <>
          <Amount chips={summary.limits.minimum} />–<Amount chips={summary.limits.maximum} />
        </>
      }
    >
      <p className="text-sage">{t(`phase.${summary.phase ?? 'none'}`)}</p>
      {result && (
        <p className="text-2xl font-semibold">
          {result.nero}–{result.rosso} · {verdict(result)}
        </p>
      )}
      <LyingStakes poste={poste.filter(({ player }) => player === me)} />
      <MyActs table={table} member={view.member} />
      {last && (
        <section className="mt-4">
          <h3 className="text-lg">
            {t('colpo', { n: last.serial })}
            {last.result && ` · ${last.result.nero}–${last.result.rosso}, ${verdict(last.result)}`}
          </h3>
          <ul>
            {last.parts
              .filter(({ player }) => player === me)
              .map((part) => (
                <PartLine
                  key={`${part.posta} ${part.chance} ${part.outcome} ${part.amount}`}
                  part={part}
                  isOwn
                />
              ))}
          </ul>
        </section>
      )}
    </Block>
  )
}
