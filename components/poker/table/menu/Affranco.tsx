'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { mostAffranchi } from '@/rules/poker/readings'
import { isSitting } from '@/rules/poker/seating/places'
import { PACT_MEMBERS } from '@/rules/poker/state/table'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

/** A.1: two players, or three where the class admits it, declare or end an affranco, between two colpi; nothing where the class does not allow it. */
export function Affranco() {
  const { view } = useTable()
  const t = useT('table')
  const { act, refusal, waiting } = useAct()
  const [chosen, setChosen] = useState<MemberId[]>([])
  const offers = useOffers('declareAffranco')
  if (!view.settings.affranco) return null
  const here = new Set(view.players.filter(isSitting).map(({ member }) => member))
  const seated = view.summary.seats.flatMap(({ member }) =>
    member !== null && here.has(member) ? [member] : [],
  )
  const most = mostAffranchi(view)
  const some = chosen.filter((member) => seated.includes(member))
  const isPact = some.length >= PACT_MEMBERS && some.length <= most
  const pact = view.affranchi
  const shown = pact.length > 0 ? pact : some
  const declare = async (members: MemberId[]) =>
    (await act('declareAffranco', { table: view.summary.id, members })) && setChosen([])
  return (
    <fieldset>
      <legend className="pb-1">{t('more.affranco.title', { most })}</legend>
      <div className="grid grid-cols-4 gap-2 max-sm:grid-cols-2">
        {seated.map((member) => (
          <Choice
            key={member}
            chosen={shown.includes(member)}
            mark={t('seat.affranco')}
            isDisabled={
              offers.length === 0 ||
              pact.length > 0 ||
              (some.length >= most && !some.includes(member))
            }
            onChange={(on) =>
              setChosen(on ? [...some, member] : some.filter((other) => other !== member))
            }
          >
            <MemberName id={member} />
          </Choice>
        ))}
        {pact.length > 0 ? (
          <Button isDisabled={offers.length === 0 || waiting} onPress={() => declare([])}>
            {t('more.affranco.end')}
          </Button>
        ) : (
          <Button isDisabled={!isPact || waiting} onPress={() => declare(some)}>
            {t('more.affranco.declare')}
          </Button>
        )}
      </div>
      {offers.length === 0 && <p className="pt-1 text-sage">{t('more.affranco.between')}</p>}
      {refusal && <Refusal refusal={refusal} />}
    </fieldset>
  )
}
