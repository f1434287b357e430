'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Refused } from '../sheet/Refused'
import { Written } from './Written'

/** S.39a: a dispute for the inspector, about a coup or none, with those whom it concerns. */
export function DisputeSheet({ onClose }: { onClose: () => void }) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const offer = useOffer('openDispute')
  const { take, refusal, waiting } = useAct()
  const last = view.past.at(-1)
  const [coup, setCoup] = useState(view.coup?.serial ?? last?.serial ?? 0)
  const [about, setAbout] = useState('')
  const [named, setNamed] = useState<readonly MemberId[]>([])
  const coups = [view.coup?.serial, ...view.past.toReversed().map(({ serial }) => serial)]
    .flatMap((serial) => serial ?? [])
    .slice(0, 7)
  const send = async () => {
    if (offer && (await take(offer, { coup, about, contenders: [...named] }))) onClose()
  }
  return (
    <FullSheet title={t('dispute.open')} onClose={onClose}>
      <fieldset>
        <legend className="pb-1">{t('dispute.coup')}</legend>
        <div className="grid grid-cols-8 gap-2">
          {[...coups, 0].map((serial) => (
            <Choice key={serial} chosen={coup === serial} onChange={() => setCoup(serial)}>
              {serial === 0 ? t('dispute.noCoup') : serial}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-1">{t('dispute.contenders')}</legend>
        <div className="grid grid-cols-4 gap-2">
          {view.persons.map(({ member }) => (
            <Choice
              key={member}
              chosen={named.includes(member)}
              onChange={(on) =>
                setNamed(on ? [...named, member] : named.filter((one) => one !== member))
              }
            >
              <MemberName id={member} />
            </Choice>
          ))}
        </div>
      </fieldset>
      <Written label={t('dispute.about')} onWrite={setAbout} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        size="large"
        isDisabled={!offer || waiting || named.length === 0 || about.length === 0}
        onPress={() => void send()}
      >
        {t('dispute.send')}
      </Button>
    </FullSheet>
  )
}
