'use client'
import { useState } from 'react'
import type { OfferOf } from '@/rules/kernel/offers'
import type { PokerCommand } from '@/rules/poker/decider'
import { type Cause, causeTell } from '@/rules/poker/telling/causes'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Sheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

type DealError = OfferOf<PokerCommand, 'reportDealError'>

/** The causes that are no error of the deal, each with its provision. */
const OTHER_CAUSES = [
  { provision: 'V.8', cause: 'pack-at-draw' },
  { provision: 'IX.3', cause: 'face-up-at-draw' },
  { provision: 'X.2', cause: 'alien-cards' },
  { provision: 'VI.5', cause: 'wrong-opening-told' },
  { provision: 'VI.6', cause: 'opening-not-shown' },
  { provision: 'XII.3', cause: 'wrong-opener-best' },
] as const satisfies readonly { provision: string; cause: Cause }[]

type Chosen = DealError['payload']['error'] | (typeof OTHER_CAUSES)[number]

/** V.5, V.6, V.8: voids the colpo in play with its true cause; stakes go back, the pot stays. */
export function VoidDialog({ onClose }: { onClose: () => void }) {
  const t = useT('table')
  const table = useTable().view.summary.id
  const { act, take, refusal, waiting } = useAct()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const errors = useOffers('reportDealError')
  const kinds = [...new Set(errors.map(({ payload }) => payload.error))]
  const when = errors.filter(({ payload }) => payload.error === chosen)
  return (
    <Sheet title={t('void.title')} onClose={onClose}>
      <p className="text-lg">{t('void.consequence')}</p>
      <div className="grid grid-cols-3 gap-2 max-md:grid-cols-2">
        {kinds.map((error) => (
          <Choice key={error} chosen={chosen === error} onChange={() => setChosen(error)}>
            <TellTexts tells={[causeTell(error)]} />
          </Choice>
        ))}
        {OTHER_CAUSES.map((one) => (
          <Choice
            key={one.cause}
            chosen={chosen === one}
            mark={one.provision}
            onChange={() => setChosen(one)}
          >
            <TellTexts tells={[causeTell(one.cause)]} />
          </Choice>
        ))}
      </div>
      {refusal && <Refusal refusal={refusal} />}
      {when.length > 0 ? (
        <Found
          errors={when}
          isDisabled={waiting}
          onFound={async (error) => (await take(error)) && onClose()}
        />
      ) : (
        <Button
          variant="danger"
          size="large"
          isDisabled={chosen === null || waiting}
          onPress={async () => {
            if (chosen === null || typeof chosen === 'string') return
            const { provision, cause: why } = chosen
            if (await act('annul', { table, provision, why })) onClose()
          }}
        >
          {t('void.confirm')}
        </Button>
      )}
    </Sheet>
  )
}

interface FoundProps {
  errors: readonly DealError[]
  isDisabled: boolean
  onFound: (error: DealError) => void
}

/** V.5: when the error was found, since it decides who deals next; of a wrong dealer, whose deal it was. */
function Found({ errors, isDisabled, onFound }: FoundProps) {
  const t = useT('table')
  const asksDealer = errors.some(({ payload }) => payload.member !== undefined)
  return (
    <fieldset className="flex flex-col gap-2 border-2 border-brass px-3 py-2">
      <legend className="px-1">{t(asksDealer ? 'void.whoseDeal' : 'void.whenFound')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {errors.map((error) => {
          const { member, secondCardGiven } = error.payload
          return (
            <Button
              key={`${member} ${secondCardGiven}`}
              variant="danger"
              isDisabled={isDisabled}
              onPress={() => onFound(error)}
            >
              {member === undefined ? (
                t(secondCardGiven ? 'void.afterSecond' : 'void.beforeSecond')
              ) : (
                <MemberName id={member} />
              )}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
