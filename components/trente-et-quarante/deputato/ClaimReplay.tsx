'use client'
import type { ColpoFrame } from '@/rules/trente-et-quarante/judging/replay'
import { totalOf } from '@/rules/trente-et-quarante/play/rows'
import type { Dispute } from '@/rules/trente-et-quarante/state/dispute'
import { COLOURS } from '@/rules/trente-et-quarante/state/posta'
import type { CourtTable } from '@/rules/trente-et-quarante/views/view'
import { RankCards } from '../../banked/RankCard'
import { Replay } from '../../disputes/Replay'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useCommanding } from '../commanding'
import { DueList } from '../told/DueList'
import { LyingStakes } from '../told/LyingStakes'
import { useTold } from '../told/verdict'

/** T.10: the claimed colpo from the invitation to stake on: both rows, the stakes and the payments at each step. */
export function ClaimReplay({ claim, table }: { claim: Dispute; table: CourtTable }) {
  const { evening } = useCommanding()
  const { colpo, poste } = table
  return (
    <Replay<ColpoFrame>
      at={{ evening, table: table.id, dispute: claim.number }}
      reached={[colpo?.serial, colpo?.phase, colpo?.rows, poste.length, claim.status]}
    >
      {(frame) => <Lying frame={frame} />}
    </Replay>
  )
}

/** Both rows with their totals, the stakes on the cloth, and the payments once the colpo is over. */
function Lying({ frame }: { frame: ColpoFrame }) {
  const t = useT('trente-table')
  const words = useT('banked')
  const told = useTold()
  const { rows, poste, parts, result, incidents, end } = frame
  return (
    <div className="flex flex-col gap-2">
      {COLOURS.map((row) => (
        <p key={row} className="flex min-h-9 items-center gap-2">
          <span className="w-14 text-sage">{t(`chance.${row}`)}</span>
          <span className="flex min-w-0 grow flex-wrap gap-0.5">
            <RankCards cards={rows[row]} />
          </span>
          <strong className="text-2xl tabular-nums">
            {rows[row].length > 0 ? totalOf(rows[row]) : (result?.[row] ?? '—')}
          </strong>
        </p>
      ))}
      {result && <p className="font-semibold">{told(result)}</p>}
      {parts.length > 0 ? <DueList parts={parts} /> : <LyingStakes poste={poste} />}
      {incidents.map(({ provision, note, at }) => (
        <p key={`${at} ${provision}`}>
          {note} <ProvisionLink id={provision} />
        </p>
      ))}
      {end && (
        <p className="flex justify-between border-t-2 border-line pt-2">
          {words(end.isVoid ? 'more.void' : 'desk.banco')}
          <Amount chips={end.won} sign className="font-semibold" />
        </p>
      )}
    </div>
  )
}
