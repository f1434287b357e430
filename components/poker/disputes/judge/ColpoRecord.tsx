'use client'
import { useFormatter } from 'use-intl'
import type { Colpo, Outcome } from '@/rules/poker/state/colpo'
import { whyWritten } from '@/rules/poker/telling/causes'
import { alsoTell, caseTells, endingTell, rebuysTell } from '@/rules/poker/telling/outcome'
import { Fold } from '../../../disputes/Fold'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { TellTexts } from '../../../tell/TellTexts'
import type { Case } from './cases'

/** The disputed colpo as it was written down: deal, result and corrections. */
export function ColpoRecord({ one }: { one: Case }) {
  const { table } = one
  const number = one.dispute.colpo
  const t = useT('deputato')
  const colpo = table.colpi.find((other) => other.number === number)
  const corrections = table.corrections.filter(({ colpo: corrected }) => corrected === number)
  return (
    <Fold
      title={t('colpo.number', { n: number })}
      gist={
        colpo?.outcome ? (
          <TellTexts tells={[endingTell(colpo.outcome)]} />
        ) : (
          colpo && <Moment at={colpo.dealtAt} />
        )
      }
    >
      {colpo ? <Dealt colpo={colpo} /> : <p className="text-sage">{t('colpo.notHere')}</p>}
      {corrections.map((entry) => (
        <p key={entry.at} className="mt-2 border-l-4 border-warn pl-3">
          {entry.was && (
            <span className="block line-through first-letter:uppercase">
              <TellTexts tells={caseTells(entry.was, null)} />
            </span>
          )}
          <span className="text-sm text-sage">
            {t('colpo.corrected')} <Moment at={entry.at} /> · <MemberName id={entry.by} />
          </span>{' '}
          <TellTexts tells={[whyWritten(entry.why)]} />
        </p>
      ))}
    </Fold>
  )
}

function Dealt({ colpo }: { colpo: Colpo }) {
  const t = useT('deputato')
  return (
    <div className="flex flex-col gap-3">
      <p>
        {t.rich('colpo.told', {
          who: () => <MemberName id={colpo.cartaro} className="font-semibold" />,
          seat: colpo.cartaroSeat,
          giro: colpo.giro,
          pot: () => <Amount chips={colpo.pot} className="font-semibold" />,
          opening: t(`opening.${colpo.opening}`),
        })}{' '}
        {colpo.parolOf !== null && t('colpo.parolOf', { n: colpo.parolOf })}
      </p>
      {colpo.outcome ? (
        <Ending outcome={colpo.outcome} colpo={colpo} />
      ) : (
        <p className="text-lg text-warn">{t('colpo.open')}</p>
      )}
    </div>
  )
}

/** The winner first, then the order of the other hands, then the middle and rarer facts, each on a line of its own. */
function Ending({ outcome, colpo }: { outcome: Outcome; colpo: Colpo }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const format = useFormatter()
  const behind = outcome.kind === 'won' ? outcome.ranking.slice(1).flat().map(nameOf) : []
  const besides = [...alsoTell(outcome, colpo.pot), ...rebuysTell(colpo.rebuys)]
  return (
    <div>
      <p className="text-lg font-semibold first-letter:uppercase">
        <TellTexts tells={[endingTell(outcome)]} />
        {behind.length > 0 && (
          <span className="font-normal">
            {t('colpo.behind', { names: format.list(behind, { type: 'conjunction' }) })}
          </span>
        )}
      </p>
      {besides.map((tell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one colpo keep their order.
        <p key={index} className="first-letter:uppercase">
          <TellTexts tells={[tell]} />
        </p>
      ))}
    </div>
  )
}
