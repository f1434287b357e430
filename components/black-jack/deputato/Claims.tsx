'use client'
import { useState } from 'react'
import type { Claim } from '@/rules/black-jack/state/colpo'
import type { TableId } from '@/rules/black-jack/state/ids'
import type { CourtTable, DeputatoView } from '@/rules/black-jack/views/deputato'
import { Signing } from '../../banked/told/Signing'
import { useClub } from '../../club/club'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Nothing } from '../../ui/Loading'
import { CommandingProvider, useAct, useOffers } from '../commanding'
import { ChangeLimits } from '../told/ChangeLimits'
import { DueList } from '../told/DueList'
import { PlayerName } from '../told/PlayerName'
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
          <OneClaim key={claim.number} claim={claim} table={table.id} />
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

/** A claim, with its ruling or the form that rules on it. Source: B.29. */
function OneClaim({ claim, table }: { claim: Claim; table: TableId }) {
  const t = useT('bj-room')
  const words = useT('bj-table')
  const offers = useOffers('ruleClaim', { table, number: claim.number })
  const { take, refusal, waiting } = useAct()
  const [why, setWhy] = useState('')
  const [provision, setProvision] = useState('')
  const { ruling } = claim
  return (
    <article className="flex flex-col gap-2 border-t-2 border-line pt-3">
      <p className="text-lg">
        {t('desk.last', { n: claim.colpo })} · {words('casella', { n: claim.casella })} ·{' '}
        <PlayerName player={claim.player} className="font-semibold" />
      </p>
      <blockquote className="border-l-4 border-brass pl-3">{claim.text}</blockquote>
      {ruling && (
        <p>
          <strong>{t(ruling.isUpheld ? 'court.upheld' : 'court.rejected')}</strong> {ruling.why}
          {ruling.provision && ` (${ruling.provision})`}
        </p>
      )}
      {offers.length > 0 && (
        <>
          <Field label={t('court.why')} value={why} onChange={setWhy} maxLength={300} />
          <Field
            label={t('court.provision')}
            value={provision}
            onChange={setProvision}
            maxLength={12}
          />
          <div className="flex flex-wrap gap-2">
            {offers.map((offer) => (
              <Button
                key={`${offer.payload.isUpheld}`}
                variant={offer.payload.isUpheld ? 'primary' : 'secondary'}
                isDisabled={waiting || why.trim().length < 3}
                onPress={() =>
                  take(offer, { why: why.trim(), provision: provision.trim() || null })
                }
              >
                {t(offer.payload.isUpheld ? 'court.uphold' : 'court.reject')}
              </Button>
            ))}
          </div>
        </>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </article>
  )
}
