'use client'
import { Fragment } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { Colpo, Outcome, Put, Rebuy } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useCause } from '../cause'

/** A settled colpo in one line: its number, who took it, and how much was in the middle. */
export function OutcomeText({ colpo }: { colpo: Colpo }) {
  const t = useT('table')
  return (
    <>
      <strong className="tabular-nums">{colpo.number}</strong>{' '}
      {colpo.outcome && <Ending outcome={colpo.outcome} pot={colpo.pot} />}
      <Rebuys rebuys={colpo.rebuys} />
      {colpo.corrected > 0 && (
        <em className="block text-sage not-italic">
          {t('log.corrected', { times: colpo.corrected })}
        </em>
      )}
    </>
  )
}

/** How a colpo ended, without its number; `pot` null where it is not known. */
export function Ending({ outcome, pot }: { outcome: Outcome; pot: Chips | null }) {
  const t = useT('table')
  const cause = useCause()
  switch (outcome.kind) {
    case 'won': {
      return (
        <>
          <Names members={outcome.ranking[0] ?? []} />
          {pot !== null && (
            <>
              {' · '}
              {t('log.middle')} <Amount chips={pot + matched(outcome.put, outcome.lost)} />
            </>
          )}
          {outcome.honours.map((held) => (
            <Fragment key={held.member}>
              {' · '}
              {t(`honour.${held.honour}`)}
              {outcome.ranking[0]?.join() !== held.member && (
                <>
                  {': '}
                  <MemberName id={held.member} />
                </>
              )}
            </Fragment>
          ))}
          {outcome.refund !== null && (
            <>
              {' · '}
              <MemberName id={outcome.refund} /> {t('result.refunds')}
            </>
          )}
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
          {t('log.void')} ({outcome.provision}) {cause(outcome.why)}
        </>
      )
  }
}

/** III.5: the casse that its result brought about; the cashier brings them. */
export function Rebuys({ rebuys }: { rebuys: readonly Rebuy[] }) {
  const t = useT('table')
  return rebuys.map(({ member, chips, reason }) => (
    <Fragment key={`${member}/${reason}`}>
      {' · '}
      <MemberName id={member} /> {t('log.draws')} <Amount chips={chips} sign />
    </Fragment>
  ))
}

/** What each put in, less what nobody matched and its owner took back; who was put out takes nothing back. */
function matched(put: readonly Put[], lost: readonly string[] = []): Chips {
  const [, second = 0] = put.map(({ chips }) => chips).sort((a, b) => b - a)
  return put.reduce(
    (sum, { member, chips }) => sum + (lost.includes(member) ? chips : Math.min(chips, second)),
    0,
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
