'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
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
        <PeopleHere wide />
      </div>
    </section>
  )
}

/** The cut: the player who asks first; nobody: an employee, before a witness. Source: T.1.4, E1. */
function Cut() {
  const t = useT('trente-table')
  const { persons } = useTable().view
  const offers = useOffers('cutCards')
  const { take, refusal, waiting } = useAct()
  const [asksWitness, setAsksWitness] = useState(false)
  const byEmployee = offers.find(({ payload }) => payload.player === null)
  return (
    <>
      <p className="text-lg">{t('taglia.cutter')}</p>
      <Refused refusal={refusal} />
      <div className="flex min-h-0 flex-col gap-2 overflow-y-auto">
        {offers
          .filter(({ payload }) => payload.player !== null)
          .map((offer) => (
            <Button key={offer.payload.player} isDisabled={waiting} onPress={() => take(offer)}>
              <PlayerName player={offer.payload.player} />
            </Button>
          ))}
        {byEmployee && (
          <Button variant="quiet" onPress={() => setAsksWitness(true)}>
            {t('taglia.employee')}
          </Button>
        )}
      </div>
      {asksWitness && byEmployee && (
        <FullSheet title={t('taglia.witness')} onClose={() => setAsksWitness(false)}>
          <div className="grid grid-cols-4 gap-2">
            {persons.map(({ member }) => (
              <Button
                key={member}
                isDisabled={waiting}
                onPress={async () =>
                  (await take(byEmployee, { witness: member })) && setAsksWitness(false)
                }
              >
                <MemberName id={member} />
              </Button>
            ))}
          </div>
        </FullSheet>
      )}
    </>
  )
}
