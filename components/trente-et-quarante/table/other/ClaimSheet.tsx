'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'

/** The fewest characters that say something. */
const LEAST_TEXT = 3

/** Claims about the colpo in play: settling stops until the inspector rules. Source: T.10. */
export function ClaimSheet() {
  const t = useT('trente-table')
  const { colpo } = useTable().view
  const [isOpen, setOpen] = useState(false)
  if (!colpo || colpo.phase === 'open') return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('claim.open')}</Button>
      {isOpen && (
        <FullSheet title={t('claim.title')} onClose={() => setOpen(false)}>
          <p className="text-sage">{t('claim.text')}</p>
          <ClaimForm onDone={() => setOpen(false)} />
          <OpenClaims />
        </FullSheet>
      )}
    </>
  )
}

function ClaimForm({ onDone }: { onDone: () => void }) {
  const t = useT('trente-table')
  const offers = useOffers('openDispute')
  const { take, refusal, waiting } = useAct()
  const [chosen, setChosen] = useState(0)
  const [about, setAbout] = useState('')
  const offer = offers[chosen]
  return (
    <>
      <div className="grid grid-cols-4 gap-2">
        {offers.map(({ payload }, index) => (
          <Choice key={payload.player} chosen={chosen === index} onChange={() => setChosen(index)}>
            <PlayerName player={payload.player} />
          </Choice>
        ))}
      </div>
      <Field label={t('claim.about')} value={about} onChange={setAbout} maxLength={300} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || !offer || about.trim().length < LEAST_TEXT}
        onPress={async () => offer && (await take(offer, { about: about.trim() })) && onDone()}
      >
        {t('claim.do')}
      </Button>
    </>
  )
}

/** Claims that wait for their ruling; one made by mistake is given up. */
function OpenClaims() {
  const t = useT('trente-table')
  const { disputes } = useTable().view
  const offers = useOffers('withdrawDispute')
  const { take, refusal, waiting } = useAct()
  const open = disputes.filter(({ status }) => status === 'open')
  return (
    <ul className="flex flex-col gap-2">
      <Refused refusal={refusal} />
      {open.map(({ number, about }) => (
        <li key={number} className="flex items-center gap-3 border-t border-line py-2">
          <span className="min-w-0 grow">{about}</span>
          {offers
            .filter(({ payload }) => payload.dispute === number)
            .map((offer) => (
              <Button key="withdraw" isDisabled={waiting} onPress={() => take(offer)}>
                {t('claim.withdraw')}
              </Button>
            ))}
        </li>
      ))}
    </ul>
  )
}
