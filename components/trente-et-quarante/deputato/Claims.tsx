'use client'
import type { CourtTable, DeputatoView } from '@/rules/trente-et-quarante/views/deputato'
import { Signing } from '../../banked/told/Signing'
import { useClub } from '../../club/club'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import { Act, CommandingProvider } from '../commanding'
import { ChangeLimits } from '../told/ChangeLimits'
import { DueList } from '../told/DueList'
import { LyingStakes } from '../told/LyingStakes'
import { useVerdict } from '../told/verdict'
import { OneClaim } from './OneClaim'
import { SlipForm } from './SlipForm'

/** Tonight's trente et quarante for the inspector: claims with the colpo in hand, errors in dealing, signatures. */
export function Claims() {
  const t = useT('trente-room')
  const live = useLive<DeputatoView>(useClub().club.slug, 'deputato', useGame())
  const { view, evening, now } = live
  const waiting = (view?.tables ?? []).flatMap(({ disputes }) =>
    disputes.filter(({ status }) => status === 'open'),
  )
  useTabTitle(waiting.length > 0 ? `(${waiting.length})` : null, waiting.length)
  if (!view) return live.state === 'connecting' ? null : <Nothing>{t('court.noDay')}</Nothing>
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <div className="flex flex-col gap-5">
        <p>
          <MassimarioLink />
        </p>
        {view.tables.length === 0 && <Nothing>{t('board.none')}</Nothing>}
        {view.tables.map((table) => (
          <OneTable key={table.id} table={table} />
        ))}
      </div>
    </CommandingProvider>
  )
}

function OneTable({ table }: { table: CourtTable }) {
  const t = useT('trente-room')
  const { colpo, disputes, poste } = table
  return (
    <Block title={table.label}>
      <div className="flex flex-col gap-4">
        <Signing table={table.id} />
        {disputes.length === 0 && <p className="text-sage">{t('court.none')}</p>}
        {disputes.map((dispute) => (
          <OneClaim key={dispute.number} dispute={dispute} table={table} />
        ))}
        <Colpo table={table} />
        {poste.length > 0 && (
          <section>
            <h3 className="text-lg">{t('lying')}</h3>
            <LyingStakes poste={poste} />
          </section>
        )}
        <SlipForm key={colpo?.serial ?? 0} table={table} />
        <ChangeLimits table={table.id} />
        <Act
          type="declareLastTaglia"
          payload={{ table: table.id }}
          ask={{ title: t('lastTaglia'), body: t('lastTagliaAsk'), yes: t('lastTaglia') }}
        >
          {t('lastTaglia')}
        </Act>
      </div>
    </Block>
  )
}

/** The colpo in play with what is due, and the latest one. */
function Colpo({ table: { colpo, past } }: { table: CourtTable }) {
  const t = useT('trente-room')
  const verdict = useVerdict()
  const last = past.at(-1)
  return (
    <>
      {colpo && (
        <section>
          <h3 className="text-lg">
            {t('colpo', { n: colpo.serial })} · {t(`phase.${colpo.phase}`)}
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
            {t('colpo', { n: last.serial })}
            {last.result && ` · ${last.result.nero}–${last.result.rosso}, ${verdict(last.result)}`}
          </summary>
          <DueList parts={last.parts} />
        </details>
      )}
    </>
  )
}
