'use client'
import { OFFICE_NAMES } from '@/rules/float/offices'
import type { Office } from '@/rules/float/state/staff'
import { useLingua, useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { usePost } from '../here'
import { Signed } from '../Signed'
import { CardsCount } from './CardsCount'
import { CountSheet } from './CountSheet'
import { PlaceTaxBox } from './PlaceTaxBox'
import { Step } from './Step'
import { OPENING_STEPS, openingDone, stepsAt } from './steps'
import { WitnessStep } from './WitnessStep'

/** The steps of an opening, in their order. */
export function OpeningSteps() {
  const t = useT('float-post')
  const { post } = usePost()
  const done = openingDone(post)
  const steps = stepsAt(post, OPENING_STEPS)
  const next = steps.find((step) => !done[step])
  return (
    <ol className="flex flex-col gap-1">
      {steps.map((step, at) => (
        <Step
          key={step}
          number={at + 1}
          name={t(`day.open.${step}`)}
          isDone={done[step]}
          isNext={next === step}
        >
          <OpeningAct step={step} isNext={next === step} />
        </Step>
      ))}
    </ol>
  )
}

function OpeningAct({ step, isNext }: { step: (typeof OPENING_STEPS)[number]; isNext: boolean }) {
  const t = useT('float-post')
  const { table } = usePost()
  if (step === 'staff') return <StaffHere />
  if (!isNext) return null
  if (step === 'order')
    return (
      <Signed
        type="orderOpening"
        payload={{ table }}
        office="commissario"
        follows={t('follows.orderOpening')}
        variant="primary"
      >
        {t('day.do.orderOpening')}
      </Signed>
    )
  if (step === 'cards') return <CardsCount when="unsealed" />
  if (step === 'taxBox') return <PlaceTaxBox />
  if (step === 'count') return <CountSheet kind="opening" />
  return <WitnessStep kind="opening" />
}

/** The offices without which a table does not open. */
const AT_TABLE: readonly Office[] = ['capo-partita', 'changeur']

/** The persons on duty at this table. */
function StaffHere() {
  const t = useT('float-post')
  const lingua = useLingua()
  const { post } = usePost()
  const here = post.staff.filter(({ office }) => AT_TABLE.includes(office))
  if (here.length === 0) return <span className="text-warn">{t('day.noStaff')}</span>
  return (
    <span className="text-sm">
      {here.map(({ number, office, member }) => (
        <span key={number} className="ml-3 inline-block">
          <span className="text-sage">{OFFICE_NAMES[office][lingua]}</span>{' '}
          <MemberName id={member} />
        </span>
      ))}
    </span>
  )
}
