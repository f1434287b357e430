'use client'
import type { ScreenMessages } from '@/messages'
import type { CommandType } from '@/rules/black-jack/decider'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { useOffer } from '../../commanding'

/** The commands that need nothing but their table: those that have words here. */
type Step = CommandType & keyof ScreenMessages['bj-table']['step']

/** One step of the table as a large button; hidden while it is not offered. */
export function StepButton({ type, isMain = false }: { type: Step; isMain?: boolean }) {
  const t = useT('bj-table')
  return (
    <OfferButtons
      offers={[useOffer(type)]}
      look={isMain ? { variant: 'primary', size: 'large' } : {}}
    >
      {() => t(`step.${type}`)}
    </OfferButtons>
  )
}
