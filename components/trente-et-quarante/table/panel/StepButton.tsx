'use client'
import type { CommandType } from '@/rules/trente-et-quarante/decider'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Refused } from '../Refused'

/** The commands that need nothing but their table. */
type Step = Extract<
  CommandType,
  | 'layOutPacks'
  | 'mixCards'
  | 'burnCards'
  | 'endTaglia'
  | 'inviteStakes'
  | 'callStakes'
  | 'declareLastColpo'
  | 'reportRunOut'
  | 'settleColpo'
>

/** One step of the table as a large button; hidden while it is not offered. */
export function StepButton({ type, isMain = false }: { type: Step; isMain?: boolean }) {
  const t = useT('trente-table')
  const offer = useOffer(type)
  const { take, refusal, waiting } = useAct()
  if (!offer && !refusal) return null
  return (
    <>
      <Refused refusal={refusal} />
      {offer && (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'large' : 'normal'}
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          {t(`step.${type}`)}
        </Button>
      )}
    </>
  )
}
