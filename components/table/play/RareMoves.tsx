'use client'
import type { CommandType } from '@/rules/poker/decider'
import type { Offer } from '@/rules/poker/views/shapes'
import { useT } from '../../i18n'
import { Button } from '../../ui/Button'
import { MemberName } from '../../ui/MemberName'
import { useTable } from '../context'
import { FullSheet } from '../Sheet'
import { EarlyMoves } from './EarlyMoves'
import type { MovesProps } from './PlayPanel'

/** What happens seldom: each offered one is a button, with the provision's matter in words. */
const RARE = [
  'changeMind',
  'correctCards',
  'declareWrongOpening',
  'contestRaise',
  'reportDrawError',
  'layDown',
  'reportSixCards',
  'withdrawForPack',
  'reportWrongCount',
  'rebuildMazzo',
  'reportLostCards',
  'reportDealError',
] as const satisfies readonly CommandType[]

export function RareMoves(props: MovesProps & { onClose: () => void }) {
  const { act, isDisabled, onClose } = props
  const { view } = useTable()
  const t = useT('table')
  return (
    <FullSheet title={t('play.rare')} onClose={onClose}>
      <EarlyMoves {...props} />
      {RARE.map((type) => {
        const offers = view.offers.filter((offer) => offer.type === type)
        if (offers.length === 0) return null
        return (
          <fieldset key={type}>
            <legend className="pb-1">{t(`play.rareMove.${type}`)}</legend>
            <div className="grid grid-cols-4 gap-2 max-sm:grid-cols-1">
              {offers.map((offer) => (
                <Button
                  key={JSON.stringify(offer.payload)}
                  className="px-2!"
                  isDisabled={isDisabled}
                  onPress={async () => (await act(type, offer.payload)) && onClose()}
                >
                  <RareLabel offer={offer} />
                </Button>
              ))}
            </div>
          </fieldset>
        )
      })}
    </FullSheet>
  )
}

/** Who it is about, and which of several cases. */
function RareLabel({ offer }: { offer: Offer }) {
  const t = useT('table')
  const { payload } = offer
  const which = caseOf(offer)
  return (
    <span>
      {typeof payload.member === 'string' && <MemberName id={payload.member} />}
      {which !== null && <span className="block">{t(which)}</span>}
      {typeof payload.neighbour === 'string' && (
        <span className="block">
          {t('play.case.fourTo')} <MemberName id={payload.neighbour} />
        </span>
      )}
      {offer.type === 'correctCards' && (
        <span className="block">{t('play.cards', { cards: Number(payload.cards) })}</span>
      )}
      {typeof payload.secondCardGiven === 'boolean' && (
        <span className="block text-sm">
          {t(`play.case.${payload.secondCardGiven ? 'afterSecond' : 'beforeSecond'}`)}
        </span>
      )}
      {payload.member === undefined && which === null && t('result.confirm')}
    </span>
  )
}

/** The words of the case, where one command has several; null where it has none. */
function caseOf({ type, payload }: Offer): string | null {
  if (type === 'reportDealError') return `void.causes.${String(payload.error)}`
  if (type === 'contestRaise') return `play.case.${String(payload.leaves)}`
  if (type === 'reportLostCards')
    return payload.evident ? 'play.case.evident' : 'play.case.notEvident'
  const which = payload.error ?? payload.because
  return which === undefined ? null : `play.case.${String(which)}`
}
