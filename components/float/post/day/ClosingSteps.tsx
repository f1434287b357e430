'use client'
import { outOf } from '@/rules/float/equation'
import { totalChips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { usePost, usePostDraft } from '../here'
import { Signed } from '../Signed'
import { CardsCount } from './CardsCount'
import { CountSheet } from './CountSheet'
import { Step } from './Step'
import { CLOSING_STEPS, closingDone, stepsAt } from './steps'
import { WitnessStep } from './WitnessStep'

/** The steps of a closing, in their order; the reintegro to the list may be left for the next opening (ch16). */
export function ClosingSteps() {
  const t = useT('float-post')
  const chips = useChips()
  const { post } = usePost()
  const done = closingDone(post)
  const steps = stepsAt(post, CLOSING_STEPS)
  const next = steps.find((step) => !done[step] && step !== 'list')
  const out = totalChips(post.advances.map((one) => ({ chips: outOf(one) })))
  return (
    <>
      {out > 0 && <p className="text-warn">{t('day.advancesOut', { chips: chips(out) })}</p>}
      <ol className="flex flex-col gap-1">
        {steps.map((step, at) => (
          <Step
            key={step}
            number={at + 1}
            name={t(`day.close.${step}`)}
            isDone={done[step]}
            isNext={next === step}
          >
            {!done[step] && <ClosingAct step={step} isOrdered={done.order} />}
          </Step>
        ))}
      </ol>
    </>
  )
}

interface ClosingActProps {
  step: (typeof CLOSING_STEPS)[number]
  /** The closing is ordered: nothing is closed without (V.open-close-tables). */
  isOrdered: boolean
}

function ClosingAct({ step, isOrdered }: ClosingActProps) {
  const t = useT('float-post')
  const { table, post, go } = usePost()
  if (step === 'order')
    return (
      <Signed
        type="orderClosing"
        payload={{ table }}
        office="commissario"
        follows={t('follows.orderClosing')}
      >
        {t('day.do.orderClosing')}
      </Signed>
    )
  if (!isOrdered) return null
  if (step === 'loose')
    return (
      <Button onPress={() => go(post.movements.length > 0 ? 'forms' : 'side')}>
        {t(post.movements.length > 0 ? 'day.do.forms' : 'day.do.side')}
      </Button>
    )
  if (step === 'list')
    return post.lastReintegro ? (
      <Button onPress={() => go('forms')}>{t('day.do.lastReintegro')}</Button>
    ) : (
      <span className="text-sm text-sage">{t('day.asItIs')}</span>
    )
  if (step === 'cards') return <CardsCount when="closing" />
  if (step === 'sealTax') return <SealTaxBox />
  if (step === 'count') return <CountSheet kind="closing" />
  if (step === 'witness') return <WitnessStep kind="closing" />
  return (
    <Signed
      type="escortTaxBox"
      payload={{ table }}
      office="commissario"
      follows={t('follows.escortTaxBox')}
    >
      {t('day.do.escort')}
    </Signed>
  )
}

/** The inspector seals the box of the tax after the last coup (V.closing). */
function SealTaxBox() {
  const t = useT('float-post')
  const { table } = usePost()
  const { draft, write, drop } = usePostDraft('seal.tax', { seal: '' })
  const seal = draft.seal.trim()
  return (
    <span className="flex items-end gap-2">
      <Field
        label={t('day.newSeal')}
        value={draft.seal}
        onChange={(written) => write({ seal: written })}
        maxLength={40}
      />
      <Signed
        type="sealTaxBox"
        payload={{ table, seal }}
        office="commissario"
        follows={t('follows.sealTaxBox', { seal })}
        isDisabled={seal === ''}
        onDone={drop}
      >
        {t('day.do.sealTax')}
      </Signed>
    </span>
  )
}
