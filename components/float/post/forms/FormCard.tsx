'use client'
import { useState } from 'react'
import { carriedBy } from '@/rules/float/equation'
import { numberOf, worthOf } from '@/rules/float/pieces/pieces'
import { MOVEMENT_STEPS, type Movement } from '@/rules/float/state/movement'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { PiecesText } from '../../kit/PiecesText'
import { FormLink } from '../../papers/FloatPapers'
import { usePost } from '../here'
import { Signed } from '../Signed'
import { WhyButton } from '../WhyField'
import { chainsFrom, type StepChain } from './chain'
import { ReceiveSheet } from './ReceiveSheet'

/** A form under way: its pieces, its five steps with their hours, and the step that comes next (ch17). */
export function FormCard({ form }: { form: Movement }) {
  const t = useT('float-post')
  return (
    <article
      aria-label={t('forms.number', { kind: t(`forms.kind.${form.kind}`), form: form.form })}
      className="flex flex-col gap-2 rounded-lg border-2 border-line-strong p-2"
    >
      <p className="flex flex-wrap gap-x-4">
        <strong>
          {t('forms.number', { kind: t(`forms.kind.${form.kind}`), form: form.form })}
        </strong>
        {form.member && <MemberName id={form.member} />}
        {(numberOf(form.gives) > 0 || form.notes > 0) && (
          <span>
            {t('forms.goes')} <PiecesText pieces={form.gives} />
            {form.notes > 0 && (
              <>
                {' + '}
                {t('side.notes')} <Amount chips={form.notes} />
              </>
            )}
          </span>
        )}
        {numberOf(form.gets) > 0 && (
          <span>
            {t('forms.comes')} <PiecesText pieces={form.gets} />
          </span>
        )}
      </p>
      <Steps form={form} />
      <NextStep form={form} />
    </article>
  )
}

/** The steps, those made with their hour and name. */
function Steps({ form }: { form: Movement }) {
  const t = useT('float-post')
  return (
    <ol className="grid grid-cols-5 gap-1 text-sm leading-tight">
      {MOVEMENT_STEPS.map((step) => {
        const signed = form.signed[step]
        return (
          <li
            key={step}
            className={`rounded border px-1.5 py-1 ${signed ? 'border-good' : 'border-line text-sage'}`}
          >
            <span className={signed ? 'font-semibold' : ''}>
              {signed && '✓ '}
              {t(`forms.step.${step}`)}
            </span>
            {signed && (
              <span className="block truncate text-sage">
                <Moment at={signed.at} /> <MemberName id={signed.by} />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The signatures that come next; one PIN for as many steps as its person may sign. */
function NextSignatures({ form: { number, status, kind, gives, gets } }: { form: Movement }) {
  const t = useT('float-post')
  const chips = useChips()
  const { table, post } = usePost()
  const payload = { table, movement: number }
  const sum = chips(worthOf(kind === 'reso' ? gives : gets))
  // A signature whose first step stands is not replaced by the next one under the same PIN.
  const [open, setOpen] = useState<readonly StepChain[] | null>(null)
  const chains = open ?? chainsFrom(status, post.staff)
  return chains.map(({ steps, members }, index) => {
    const [first, ...later] = steps.map((step) => ({
      ...step,
      payload,
      follows: t(`follows.${step.type}`, { chips: sum }),
    }))
    if (!first) return null
    return (
      <Signed
        key={steps.map(({ type }) => type).join()}
        type={first.type}
        payload={payload}
        then={later}
        office={first.office}
        members={members}
        follows={first.follows}
        variant={index === 0 ? 'primary' : 'secondary'}
        onOpen={(isOpen) => setOpen(isOpen ? chains : null)}
      >
        {steps.map(({ from }) => t(`forms.do.${from}`)).join(' · ')}
      </Signed>
    )
  })
}

function NextStep({ form }: { form: Movement }) {
  const t = useT('float-post')
  const { table, evening } = usePost()
  const { act, refusal } = useFloatAct()
  const chips = useChips()
  const { number, status, kind, signed } = form
  const carried = carriedBy(form)
  const at = { table, movement: number }
  const isBefore = status === 'asked' || status === 'approved' || status === 'prepared'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NextSignatures form={form} />
      {status === 'carried' && kind !== 'reso' && <ReceiveSheet form={form} />}
      {status === 'carried' && kind === 'reso' && (
        <p className="text-sm text-sage">{t('forms.deskReceives')}</p>
      )}
      {status !== 'asked' && !signed.witnessed && (
        <Signed
          type="countersignMovement"
          payload={at}
          office="testimone"
          follows={t('follows.countersignMovement')}
        >
          {t('forms.countersign')}
        </Signed>
      )}
      {isBefore && (
        <WhyButton
          name={t('forms.dropIt')}
          usual={[t('forms.twice'), t('forms.wrong')]}
          onWhy={(why) => act('dropMovement', { ...at, why })}
        />
      )}
      {status === 'carried' && (
        <Signed
          type="loseMovement"
          payload={{ ...at, why: t('forms.neverCame') }}
          office="commissario"
          follows={
            carried > 0
              ? t('follows.loseMovement', { chips: chips(carried) })
              : t('follows.loseEmpty')
          }
          variant="quiet"
        >
          {t('forms.lost')}
        </Signed>
      )}
      {status === 'carried' && kind !== 'ritorno' && kind !== 'reso' && (
        <WhyButton
          name={t('forms.refuseIt')}
          usual={[t('forms.short')]}
          onWhy={(why) => act('refuseDelivery', { ...at, why })}
        />
      )}
      <FormLink evening={evening} number={number} />
      <FloatRefused refusal={refusal} />
    </div>
  )
}
