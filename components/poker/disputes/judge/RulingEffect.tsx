'use client'
import type { RulingState } from '@/rules/poker/judging/what-if'
import { Change } from '../../../disputes/Change'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'

interface EffectProps {
  now: RulingState
  /** Null while the ruling is not complete. */
  after: RulingState | null
  /** The table is being counted, so that resti which change are counted anew. */
  isCounting: boolean
}

/** Resti, middle and tableau before and after a ruling that nobody has given yet. */
export function RulingEffect({ now, after, isCounting }: EffectProps) {
  const t = useT('deputato')
  if (!after) return <p className="text-sage">{t('consequence.incomplete')}</p>
  const found = (member: string) => now.players.find((player) => player.member === member)
  return (
    <section aria-label={t('consequence.after')} className="flex flex-col gap-2">
      <table className="w-full max-w-xl text-left">
        <caption className="pb-1 text-left text-sm font-semibold text-sage">
          {t('consequence.after')}
        </caption>
        <thead>
          <tr className="text-sm text-sage">
            <th className="py-1">{t('colpo.player')}</th>
            <th className="py-1 text-right">{t('replay.resto')}</th>
            <th className="py-1 text-right">{t('consequence.result')}</th>
          </tr>
        </thead>
        <tbody>
          {after.players.map(({ member, resto, result }) => (
            <tr key={member} className="border-t border-line">
              <th scope="row" className="py-1.5 font-normal">
                <MemberName id={member} />
              </th>
              <Change was={found(member)?.resto ?? null} is={resto} />
              <Change was={found(member)?.result ?? null} is={result} isResult />
            </tr>
          ))}
          <tr className="border-t-2 border-line-strong">
            <th scope="row" className="py-1.5">
              {t('replay.middle')}
            </th>
            <Change was={now.middle} is={after.middle} />
            <td />
          </tr>
        </tbody>
      </table>
      {isCounting && after.players.some(({ member, resto }) => found(member)?.resto !== resto) && (
        <p>{t('money.counting')}</p>
      )}
      {now.inPlay && (
        <p>
          {after.inPlay
            ? after.speaker !== null &&
              t.rich('consequence.next', {
                who: () => <MemberName id={after.speaker} className="font-semibold" />,
              })
            : t('consequence.over')}
        </p>
      )}
    </section>
  )
}
