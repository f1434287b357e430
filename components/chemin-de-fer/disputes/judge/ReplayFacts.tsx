'use client'
import type { CoupFrame } from '@/rules/chemin-de-fer/judging/replay'
import { entriesIn } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { ProvisionLink } from '../../../tell/ProvisionLink'

/** The facts of one step beside the table: the holder with the row, the errors, the result, the chips won and lost. */
export function ReplayFacts({ frame }: { frame: CoupFrame }) {
  const t = useT('chemin-deputato')
  const { holder, because, incidents, asking, result, resultBy, end, phase } = frame
  return (
    <div className="flex flex-col leading-snug max-sm:[&_a]:min-h-6 sm:gap-2">
      {/* A phone has room for the sentence of the step alone, which says it too. */}
      <p className="text-sage max-sm:hidden">{t(`replay.phase.${phase}`)}</p>
      {holder && (
        <p>
          {t.rich(holder.isSolo ? 'replay.solo' : 'replay.withOthers', {
            who: () => <MemberName id={holder.member} className="font-semibold" />,
          })}{' '}
          <ProvisionLink id={holder.provision} />
        </p>
      )}
      {because.length > 0 && (
        <p>
          {t('replay.byRule')}{' '}
          {because.map((row) => (
            <span key={row} className="mr-2">
              <ProvisionLink id={row} />
            </span>
          ))}
        </p>
      )}
      {incidents.map(({ provision, member, at }) => (
        <p key={`${provision}${at}`} className="border-l-4 border-warn pl-3">
          {t('replay.error')} {member !== null && <MemberName id={member} />}{' '}
          <ProvisionLink id={provision} />
        </p>
      ))}
      {asking && asking.waiting.length > 0 && (
        <p>
          {t('replay.asked')}{' '}
          {asking.waiting.map((member, index) => (
            <span key={member}>
              {index > 0 && ', '}
              <MemberName id={member} />
            </span>
          ))}{' '}
          <ProvisionLink id={asking.provision} />
        </p>
      )}
      {result && (
        <p className="text-lg font-semibold">
          {t(`case.result.${result}`)} {resultBy && <ProvisionLink id={resultBy} />}
        </p>
      )}
      {end && <Ending end={end} />}
    </div>
  )
}

function Ending({ end: { tax, nextBank, net } }: { end: NonNullable<CoupFrame['end']> }) {
  const t = useT('chemin-deputato')
  return (
    <>
      <p>
        {t('replay.tax')} <Amount chips={tax} /> · {t('replay.nextBank')}{' '}
        <Amount chips={nextBank} className="font-semibold" />
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {entriesIn(net)
          .filter(([, chips]) => chips !== 0)
          .map(([member, chips]) => (
            <li key={member}>
              <MemberName id={member} /> <Amount chips={chips} sign className="font-semibold" />
            </li>
          ))}
      </ul>
    </>
  )
}
