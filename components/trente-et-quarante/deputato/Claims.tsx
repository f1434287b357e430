'use client'
import type { CourtTable } from '@/rules/trente-et-quarante/views/view'
import { Court } from '../../banked/deputato/Court'
import { ChangeLimits } from '../../banked/told/ChangeLimits'
import { useT } from '../../language/i18n'
import { DueList } from '../told/DueList'
import { LastTaglia } from '../told/LastTaglia'
import { LyingStakes } from '../told/LyingStakes'
import { useTold, useVerdict } from '../told/verdict'
import { OneClaim } from './OneClaim'
import { SlipForm } from './SlipForm'

/** Tonight's trente et quarante for the inspector. */
export function Claims() {
  const t = useT('trente-room')
  return (
    <Court<CourtTable>
      noDay={t('court.noDay')}
      noTable={t('board.none')}
      waiting={({ disputes }) => disputes.filter(({ status }) => status === 'open').length}
      claims={(table) =>
        table.disputes.map((dispute) => (
          <OneClaim key={dispute.number} dispute={dispute} table={table} />
        ))
      }
    >
      {(table) => (
        <>
          <Colpo table={table} />
          {table.poste.length > 0 && (
            <section>
              <h3 className="text-lg">{t('lying')}</h3>
              <LyingStakes poste={table.poste} />
            </section>
          )}
          <SlipForm key={table.colpo?.serial ?? 0} table={table} />
          <ChangeLimits table={table.id} />
          <LastTaglia table={table.id} />
        </>
      )}
    </Court>
  )
}

/** The colpo in play with what is due, and the latest one. */
function Colpo({ table: { colpo, last } }: { table: CourtTable }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const verdict = useVerdict()
  const told = useTold()
  return (
    <>
      {colpo && (
        <section>
          <h3 className="text-lg">
            {words('colpo', { n: colpo.serial })} · {t(`phase.${colpo.phase}`)}
            {colpo.result && ` · ${verdict(colpo.result)}`}
          </h3>
          <p className="tabular-nums">
            {colpo.rows.nero.join(' ')} {colpo.rows.rosso.length > 0 && '·'}{' '}
            {colpo.rows.rosso.join(' ')}
          </p>
          <DueList parts={colpo.due} />
        </section>
      )}
      {last && (
        <details>
          <summary className="min-h-10 cursor-pointer">
            {words('colpo', { n: last.serial })}
            {last.result && ` · ${told(last.result)}`}
          </summary>
          <DueList parts={last.parts} />
        </details>
      )}
    </>
  )
}
