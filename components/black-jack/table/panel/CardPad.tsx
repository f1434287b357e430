'use client'
import type { Receiver } from '@/rules/black-jack/play/turn'
import { CardKeys } from '../../../banked/table/CardKeys'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'

/** The next card of the sabot, by its rank; the mascherina is told when it shows before it. */
export function CardPad({ next }: { next: Receiver }) {
  const t = useT('bj-table')
  const { colpo } = useTable()
  const titolare =
    next.to === 'casella'
      ? (colpo?.caselle.find(({ number }) => number === next.casella)?.titolare ?? null)
      : null
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">
        {next.to === 'banco' ? t('card.banco') : t('card.casella', { n: next.casella })}
      </h2>
      {titolare && <PlayerName player={titolare} className="text-lg text-sage" />}
      <Foot>
        <StepButton type="showMarker" />
        <CardKeys offers={useOffers('drawCard')} className="[&_button]:min-h-16" />
      </Foot>
    </section>
  )
}
