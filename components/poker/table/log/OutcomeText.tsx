import { Fragment } from 'react'
import type { Colpo } from '@/rules/poker/state/colpo'
import { besidesTell, endingTell, rebuysTell } from '@/rules/poker/telling/outcome'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'

/** A settled colpo in one line: its number, its winner, and the chips in the middle. */
export function OutcomeText({ colpo }: { colpo: Colpo }) {
  const t = useT('table')
  const { number, outcome, pot, rebuys, corrected } = colpo
  const tells = outcome ? [endingTell(outcome), ...besidesTell(outcome, pot)] : []
  return (
    <>
      <strong className="tabular-nums">{number}</strong>{' '}
      <TellTexts tells={[...tells, ...rebuysTell(rebuys)]} />
      {corrected > 0 && (
        <em className="block text-sage not-italic">{t('log.corrected', { times: corrected })}</em>
      )}
    </>
  )
}

export function Names({ members }: { members: readonly string[] }) {
  return members.map((member, index) => (
    <Fragment key={member}>
      {index > 0 && ', '}
      <MemberName id={member} />
    </Fragment>
  ))
}
