'use client'
import type { CommandType } from '@/rules/poker/decider'
import type { Offer } from '@/rules/poker/views/shapes'
import { useT } from '../../i18n'
import { Button } from '../../ui/Button'
import { MemberName } from '../../ui/MemberName'
import { useTable } from '../context'
import { FullSheet } from '../Sheet'
import type { MovesProps } from './PlayPanel'

/** What happens seldom: each offered one is a button, with the provision's matter in words. */
const RARE = [
  'changeMind',
  'correctCards',
  'declareWrongOpening',
  'contestRaise',
  'reportDrawError',
  'withdrawForPack',
  'reportWrongCount',
  'layDown',
] as const satisfies readonly CommandType[]

export function RareMoves({ act, isDisabled, onClose }: MovesProps & { onClose: () => void }) {
  const { view } = useTable()
  const t = useT('table')
  return (
    <FullSheet title={t('play.rare')} onClose={onClose}>
      {RARE.map((type) => {
        const offers = view.offers.filter((offer) => offer.type === type)
        if (offers.length === 0) return null
        return (
          <fieldset key={type}>
            <legend className="pb-1">{t(`play.rareMove.${type}`)}</legend>
            <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
              {offers.map((offer) => (
                <Button
                  key={JSON.stringify(offer.payload)}
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
function RareLabel({ offer: { type, payload } }: { offer: Offer }) {
  const t = useT('table')
  const which =
    payload.error ?? payload.because ?? (type === 'contestRaise' ? payload.leaves : null)
  return (
    <span>
      {typeof payload.member === 'string' && <MemberName id={payload.member} />}
      {which !== null && <span className="block">{t(`play.case.${String(which)}`)}</span>}
      {typeof payload.cards === 'number' && (
        <span className="block">{t('play.cards', { cards: payload.cards })}</span>
      )}
      {payload.member === undefined && t('result.confirm')}
    </span>
  )
}
