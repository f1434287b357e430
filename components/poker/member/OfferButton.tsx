'use client'
import type { PokerOffer } from '@/rules/poker/offers'
import { useT } from '../../language/i18n'
import { TakeOffer, type TakeOfferProps } from '../../live/TakeOffer'
import { doneName } from './done'

/** A button that gives an offered command of poker, and says what it did. */
export function OfferButton<O extends PokerOffer>(props: Omit<TakeOfferProps<O>, 'done'>) {
  const t = useT('member')
  const done = props.offer && doneName(props.offer)
  return <TakeOffer<O> {...props} done={done ? t(`done.${done}`) : null} />
}
