'use client'
import type { ScreenMessages } from '@/messages'
import type { CommandType } from '@/rules/trente-et-quarante/decider'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Resting } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { useHindrance } from '../../../live/commanding'
import { useOffer } from '../../commanding'

/** The commands that need nothing but their table: those that have words here. */
type Step = CommandType & keyof ScreenMessages['trente-table']['step']

interface StepProps {
  type: Step
  isMain?: boolean
}

/** One step of the table as a large button; it rests with the reason where the table waits for it, else it is hidden. */
export function StepButton({ type, isMain = false }: StepProps) {
  const t = useT('trente-table')
  const offer = useOffer(type)
  const hindrance = useHindrance(type)
  const words = t(`step.${type}`)
  if (!offer && hindrance) return <Resting words={words} refusal={hindrance} />
  return (
    <OfferButtons offers={[offer]} look={isMain ? { variant: 'primary', size: 'large' } : {}}>
      {() => words}
    </OfferButtons>
  )
}
