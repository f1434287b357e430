'use client'
import { type ComponentType, useState } from 'react'
import { MenuSheet } from '../../../banked/table/MenuSheet'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useTable } from '../tablet'
import {
  BancoForm,
  DealForm,
  DisturbedForm,
  type FormProps,
  MixedForm,
  StrayForm,
  SurplusForm,
  TurnedForm,
} from './ErrorForms'

const CasellaClaim = onDemand(
  () => import('./CasellaClaim').then((loaded) => loaded.CasellaClaim),
  { ahead: true },
)

/** Cases of section 12, and a claim; each form says what follows. */
const CASES = {
  turned: TurnedForm,
  surplus: SurplusForm,
  mixed: MixedForm,
  disturbed: DisturbedForm,
  deal: DealForm,
  stray: StrayForm,
  banco: BancoForm,
  claim: CasellaClaim,
} as const satisfies Record<string, ComponentType<FormProps>>
type Case = keyof typeof CASES
const KINDS = Object.keys(CASES) as Case[]

/** Slips at the table and claims: the money follows by itself. Source: section 12, B.29. */
export function OtherCases() {
  const t = useT('bj-table')
  const { colpo } = useTable()
  if (!colpo || colpo.phase === 'open') return null
  return (
    <MenuSheet open={t('cases.open')} title={t('cases.title')}>
      {(close) => <Cases onDone={close} />}
    </MenuSheet>
  )
}

function Cases({ onDone }: FormProps) {
  const t = useT('bj-table')
  const [chosen, setChosen] = useState<Case | null>(null)
  const Form = chosen && CASES[chosen]
  return (
    <>
      <div className="grid grid-cols-4 gap-2">
        {KINDS.map((one) => (
          <Choice key={one} chosen={chosen === one} onChange={() => setChosen(one)}>
            {t(`case.${one}`)}
          </Choice>
        ))}
      </div>
      {chosen && <p className="text-sage">{t(`caseText.${chosen}`)}</p>}
      {Form && <Form onDone={onDone} />}
    </>
  )
}
