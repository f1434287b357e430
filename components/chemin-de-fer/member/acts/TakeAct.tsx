'use client'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { TakeOffer, type TakeOfferProps } from '../../../live/TakeOffer'

/** A large button that gives one offer as it stands, asking first where `ask` says so. */
export function TakeAct<O extends CheminOffer>(props: TakeOfferProps<O>) {
  return <TakeOffer<O> size="large" wide {...props} />
}
