'use client'
import { asPlayer } from '@/rules/banked/ids'
import type { MemberView, TableState } from '@/rules/trente-et-quarante/views/view'
import { Phone } from '../../banked/member/Phone'
import { OwnRulings } from '../../banked/told/OwnRulings'
import { useT } from '../../language/i18n'
import { PartLine, partKey } from '../told/DueList'
import { LyingStakes } from '../told/LyingStakes'
import { useTold } from '../told/verdict'
import { MyActs } from './MyActs'

/** Tonight's trente et quarante on the member's phone: the own stakes first, then the casse. */
export function Tonight() {
  return (
    <Phone<MemberView>
      provision="K.1"
      tableOf={(table, { member }) => <MyTable table={table} member={member} />}
    />
  )
}

/** The table where the member is: the own stakes, everything that they may do, and the latest result. */
function MyTable({ table, member }: { table: TableState; member: string }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const told = useTold()
  const { summary, last, poste, colpo } = table
  const me = asPlayer(member)
  const result = colpo?.result ?? null
  return (
    <>
      <p className="text-sage">{t(`phase.${summary.phase ?? 'none'}`)}</p>
      {result && <p className="text-2xl font-semibold">{told(result)}</p>}
      <LyingStakes poste={poste.filter(({ player }) => player === me)} />
      <MyActs table={table} member={member} />
      <OwnRulings
        claims={table.disputes.flatMap(({ number, coup, about, player, decision }) =>
          player === me && decision
            ? [
                {
                  ...{ number, colpo: coup, about, isFor: decision.inFavourOf !== null },
                  ...{ why: decision.why, provision: decision.provision },
                  movesChips: decision.transfers.length > 0,
                },
              ]
            : [],
        )}
        last={last}
      />
      {last && (
        <section className="mt-4">
          <h3 className="text-lg">
            {words('colpo', { n: last.serial })}
            {last.result && ` · ${told(last.result)}`}
          </h3>
          <ul>
            {last.parts
              .filter(({ player }) => player === me)
              .map((part) => (
                <PartLine key={partKey(part)} part={part} isOwn />
              ))}
          </ul>
        </section>
      )}
    </>
  )
}
