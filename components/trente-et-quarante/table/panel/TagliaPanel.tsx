'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { PeopleHere } from '../other/PeopleHere'
import { Refused } from '../Refused'
import { Asked } from './Asked'
import { StepButton } from './StepButton'

/** The taglia, step by step: laid out, mixed, cut, burnt. Source: T.1.2 to T.1.5. */
export function TagliaPanel() {
  const t = useT('trente-table')
  const { taglia, present } = useTable().view
  const isOver = taglia.step === 'ended' && taglia.isDaysLast
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-3">
      <h2 className="text-2xl">{t('taglia.title')}</h2>
      <p>{t(isOver ? 'taglia.over' : `taglia.${taglia.step}`)}</p>
      {(['layOutPacks', 'mixCards', 'burnCards'] as const).map((type) => (
        <StepButton key={type} type={type} isMain />
      ))}
      {taglia.step === 'mixed' && <Cut />}
      <Asked />
      <div className="mt-auto">
        {present.length === 0 && <p className="pb-2">{t('taglia.nobody')}</p>}
        <PeopleHere />
      </div>
    </section>
  )
}

/** The cut: the player who asks first; nobody: an employee, before a witness. Source: T.1.4, E1. */
function Cut() {
  const t = useT('trente-table')
  const offers = useOffers('cutCards')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <p className="text-lg">{t('taglia.cutter')}</p>
      <Refused refusal={refusal} />
      <div className="flex min-h-0 flex-col gap-2 overflow-y-auto">
        {offers.map((offer) => (
          <Button
            key={`${offer.payload.player} ${offer.payload.witness}`}
            isDisabled={waiting}
            onPress={() => take(offer)}
          >
            {offer.payload.player === null ? (
              t('taglia.employee')
            ) : (
              <PlayerName player={offer.payload.player} />
            )}
          </Button>
        ))}
      </div>
    </>
  )
}
