'use client'
import { MenuSheet } from '../../../banked/table/MenuSheet'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { PeopleHere } from '../other/PeopleHere'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'
import { Unanswered } from './Unanswered'

/** The taglia, step by step: laid out, mixed, cut, burnt. Source: T.1.2 to T.1.5. */
export function TagliaPanel({ staking }: { staking: Staking }) {
  const t = useT('trente-table')
  const { taglia, present } = useTable()
  const isOver = taglia.step === 'ended' && taglia.isDaysLast
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-3">
      <h2 className="text-2xl">{t('taglia.title')}</h2>
      <p>{t(isOver ? 'taglia.over' : `taglia.${taglia.step}`)}</p>
      <Refused refusal={staking.refusal} />
      <Unanswered />
      <Foot>
        {present.length === 0 && <p className="pb-2">{t('taglia.nobody')}</p>}
        <PeopleHere wide />
        {(['layOutPacks', 'mixCards', 'burnCards'] as const).map((type) => (
          <StepButton key={type} type={type} isMain />
        ))}
        {taglia.step === 'mixed' && <Cut />}
      </Foot>
    </section>
  )
}

/** The cut: the player who asks first; nobody: an employee, before a witness. Source: T.1.4, E1. */
function Cut() {
  const t = useT('trente-table')
  const { persons } = useTable()
  const offers = useOffers('cutCards')
  const acting = useAct()
  const byEmployee = offers.find(({ payload }) => payload.player === null)
  return (
    <>
      <p className="text-lg">{t('taglia.cutter')}</p>
      <Refused refusal={acting.refusal} />
      <div className="grid grid-cols-2 gap-2">
        <OfferButtons
          offers={offers.filter(({ payload }) => payload.player !== null)}
          acting={acting}
        >
          {({ payload }) => <PlayerName player={payload.player} />}
        </OfferButtons>
      </div>
      {byEmployee && (
        <MenuSheet
          open={t('taglia.employee')}
          title={t('taglia.witness')}
          look={{ variant: 'quiet' }}
        >
          {(close) => (
            <div className="grid grid-cols-4 gap-2">
              {persons.map(({ member }) => (
                <Button
                  key={member}
                  isDisabled={acting.waiting}
                  onPress={async () =>
                    (await acting.take(byEmployee, { witness: member })) && close()
                  }
                >
                  <MemberName id={member} />
                </Button>
              ))}
            </div>
          )}
        </MenuSheet>
      )}
    </>
  )
}
