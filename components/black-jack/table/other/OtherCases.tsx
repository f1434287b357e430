'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { CasellaClaim } from './CasellaClaim'
import { BancoForm, CardForm, DealForm, DisturbedForm, StrayForm } from './ErrorForms'

/** Cases of section 12, and a claim; each form says what follows. */
const CASES = [
  'turned',
  'surplus',
  'mixed',
  'disturbed',
  'deal',
  'stray',
  'banco',
  'claim',
] as const
type Case = (typeof CASES)[number]

/** Slips at the table and claims: the money follows by itself. Source: section 12, B.29. */
export function OtherCases() {
  const t = useT('bj-table')
  const { colpo } = useTable().view
  const [chosen, setChosen] = useState<Case | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  if (!colpo || colpo.phase === 'open') return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('cases.open')}</Button>
      {isOpen && (
        <FullSheet title={t('cases.title')} onClose={close}>
          <div className="grid grid-cols-4 gap-2">
            {CASES.map((one) => (
              <Choice key={one} chosen={chosen === one} onChange={() => setChosen(one)}>
                {t(`case.${one}`)}
              </Choice>
            ))}
          </div>
          {chosen && <p className="text-sage">{t(`caseText.${chosen}`)}</p>}
          {(chosen === 'turned' || chosen === 'surplus' || chosen === 'mixed') && (
            <CardForm key={chosen} kind={chosen} onDone={close} />
          )}
          {chosen === 'disturbed' && <DisturbedForm onDone={close} />}
          {chosen === 'deal' && <DealForm onDone={close} />}
          {chosen === 'stray' && <StrayForm onDone={close} />}
          {chosen === 'banco' && <BancoForm onDone={close} />}
          {chosen === 'claim' && <CasellaClaim onDone={close} />}
        </FullSheet>
      )}
    </>
  )
}
