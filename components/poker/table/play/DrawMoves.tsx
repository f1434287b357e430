'use client'
import { handIn, playersIn } from '@/rules/poker/giro/turn'
import { countsMaskedApart } from '@/rules/poker/readings'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useOffer, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Names } from '../log/OutcomeText'
import type { MovesProps } from './PlayPanel'

/** IX: the number of cards that a player asks for; the second take begins once everybody has had the first. */
export function DrawMoves({ play, take, isDisabled }: MovesProps) {
  const t = useT('table')
  const asks = useOffers('askCards')
  const second = useOffer('giveSecondTake')
  return (
    <>
      <Mazzo />
      <FaceUp play={play} />
      <div className="grid grid-cols-3 gap-2">
        {asks.map((offer) => (
          <Button
            key={offer.payload.cards}
            size="large"
            className="px-2!"
            isDisabled={isDisabled}
            onPress={() => take(offer)}
          >
            {t('play.cards', { cards: offer.payload.cards })}
          </Button>
        ))}
      </div>
      {second && (
        <Button variant="primary" size="large" isDisabled={isDisabled} onPress={() => take(second)}>
          <span>
            {t('play.move.giveSecondTake')} <Names members={takersOfMore(play)} />
          </span>
        </Button>
      )}
    </>
  )
}

/** IX.2: the players who asked for more than three cards, and get the others in a second take. */
const takersOfMore = (play: Play) =>
  playersIn(play).filter((member) => (handIn(play, member)?.asked ?? 0) > 3)

/** IX.3: cards turned over by the cartaro and masked ones in the pack, counted apart; a third of either voids. */
function FaceUp({ play }: Pick<MovesProps, 'play'>) {
  const t = useT('table')
  const { faceUp: turned, masked } = play
  if (!countsMaskedApart(play) || turned + masked === 0) return null
  return <p className="leading-tight">{t('play.faceUp', { turned, masked })}</p>
}

/** IX.10: the number of cards left to deal, and the player whose request is larger than that. */
function Mazzo() {
  const { stub } = useTable().view
  const t = useT('table')
  if (!stub) return null
  return (
    <p className="leading-tight" data-testid="mazzo">
      {t('play.mazzo.left', { cards: stub.left })}
      {stub.rebuiltFor !== null && (
        <span className="block text-brass">
          {t('play.mazzo.short')}{' '}
          <strong>
            <MemberName id={stub.rebuiltFor} />
          </strong>
          {t('play.mazzo.rebuilt')}
        </span>
      )}
    </p>
  )
}
