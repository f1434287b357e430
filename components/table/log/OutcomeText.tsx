'use client'
import { Fragment } from 'react'
import type { Colpo, Outcome } from '@/rules/poker/state/colpo'
import { useT } from '../../i18n'
import { Amount } from '../../ui/Amount'
import { MemberName } from '../../ui/MemberName'

/** A settled colpo in one line: its number, who took it, and how much was in the middle. */
export function OutcomeText({ colpo }: { colpo: Colpo }) {
  const t = useT('table')
  return (
    <>
      <strong className="tabular-nums">{colpo.number}</strong>{' '}
      {colpo.outcome && <Ending outcome={colpo.outcome} pot={colpo.pot} />}
      {colpo.corrected > 0 && (
        <em className="block text-sage not-italic">
          {t('log.corrected', { times: colpo.corrected })}
        </em>
      )}
    </>
  )
}

/** How a colpo ended, without its number; also of a result that was corrected since. */
export function Ending({ outcome, pot }: { outcome: Outcome; pot: number }) {
  const t = useT('table')
  switch (outcome.kind) {
    case 'won': {
      const middle = outcome.put.reduce((sum, put) => sum + put.chips, pot)
      return (
        <>
          <Names members={outcome.ranking[0] ?? []} /> · {t('log.middle')} <Amount chips={middle} />
          {outcome.honours.map((held) => (
            <Fragment key={held.member}> · {t(`honour.${held.honour}`)}</Fragment>
          ))}
        </>
      )
    }
    case 'parol':
      return (
        <>
          {t('log.parol')} <Names members={outcome.remainers} />
        </>
      )
    case 'nobody-opened':
      return t('log.nobodyOpened')
    case 'void':
      return (
        <>
          {t('log.void')} ({outcome.provision}) {outcome.why}
        </>
      )
  }
}

export function Names({ members }: { members: readonly string[] }) {
  return members.map((member, index) => (
    <Fragment key={member}>
      {index > 0 && ', '}
      <MemberName id={member} />
    </Fragment>
  ))
}
