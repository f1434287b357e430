'use client'
import { useState } from 'react'
import type { Claim } from '@/rules/black-jack/state/colpo'
import type { CourtTable, DeputatoView } from '@/rules/black-jack/views/deputato'
import { RulingForm } from '../../banked/deputato/RulingForm'
import { Signing } from '../../banked/told/Signing'
import { useClub } from '../../club/club'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import { CommandingProvider, useAct, useOffers } from '../commanding'
import { ChangeLimits } from '../told/ChangeLimits'
import { DueList } from '../told/DueList'
import { PlayerName } from '../told/PlayerName'
import { ClaimReplay } from './ClaimReplay'
import { InspectorActs } from './InspectorActs'

/** Tonight's black jack for the inspector: claims with the colpo in hand, signatures, and the acts of the office. */
export function Claims() {
  const t = useT('bj-room')
  const live = useLive<DeputatoView>(useClub().club.slug, 'deputato', useGame())
  const { view, evening, now } = live
  const waiting = (view?.tables ?? []).flatMap(({ claims }) => claims.filter((one) => !one.ruling))
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
  const t = useT('bj-room')
  const last = table.past.at(-1)
  return (
    <Block title={table.label}>
      <div className="flex flex-col gap-4">
        <Signing table={table.id} />
        {table.claims.length === 0 && <p className="text-sage">{t('court.none')}</p>}
        {table.claims.map((claim) => (
          <OneClaim key={claim.number} claim={claim} table={table} />
        ))}
        {table.colpo && table.colpo.due.length > 0 && (
          <section>
            <h3 className="text-lg">{t('court.due')}</h3>
            <DueList parts={table.colpo.due.flatMap(({ parts }) => parts)} />
          </section>
        )}
        {last && (
          <details>
            <summary className="min-h-10 cursor-pointer">
              {t('desk.last', { n: last.serial })}
            </summary>
            <DueList parts={last.parts} />
          </details>
        )}
        <ChangeLimits table={table.id} />
        <InspectorActs table={table} />
      </div>
    </Block>
  )
}

interface OneClaimProps {
  claim: Claim
  table: CourtTable
}

/** A claim, with its ruling or the form that rules on it. Source: B.29. */
function OneClaim({ claim, table: { id: table, colpo, past } }: OneClaimProps) {
  const t = useT('bj-room')
  const words = useT('bj-table')
  const offers = useOffers('ruleClaim', { table, number: claim.number })
  const { take, refusal, waiting } = useAct()
  const [isSeen, setSeen] = useState(false)
  const { ruling } = claim
  const over = past.find(({ serial }) => serial === claim.colpo)
  return (
    <article className="flex flex-col gap-2 border-t-2 border-line pt-3">
      <p className="text-lg">
        {t('desk.last', { n: claim.colpo })} · {words('casella', { n: claim.casella })} ·{' '}
        <PlayerName player={claim.player} className="font-semibold" />
      </p>
      <blockquote className="border-l-4 border-brass pl-3">{claim.text}</blockquote>
      <details onToggle={({ currentTarget }) => setSeen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t('court.replay', { n: claim.colpo })}
        </summary>
        {isSeen && (
          <ClaimReplay
            claim={claim}
            table={table}
            reached={[colpo?.phase, colpo?.parts.length, over?.corrections.length]}
          />
        )}
      </details>
      {ruling && (
        <p>
          <strong>{t(ruling.isUpheld ? 'court.upheld' : 'court.rejected')}</strong> {ruling.why}
          {ruling.provision && ` (${ruling.provision})`}
        </p>
      )}
      <RulingForm
        rulings={offers.map((offer) => ({
          key: `${offer.payload.isUpheld}`,
          words: t(offer.payload.isUpheld ? 'court.uphold' : 'court.reject'),
          isForClaimant: offer.payload.isUpheld,
          give: (grounds) => take(offer, grounds),
        }))}
        example="B.23.1"
        waiting={waiting}
        refusal={refusal}
      />
    </article>
  )
}
