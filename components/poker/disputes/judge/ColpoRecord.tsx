'use client'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { Colpo } from '@/rules/poker/state/colpo'
import { caseTells, rebuysTell } from '@/rules/poker/telling/outcome'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { TellTexts } from '../../../tell/TellTexts'
import { Block } from '../../../ui/Block'

/** A colpo as it was played: the cartaro, the pot, each player's stake, the outcome and its correction. */
export function ColpoRecord({ table, number }: { table: CourtTable; number: number }) {
  const t = useT('deputato')
  const colpo = table.colpi.find((one) => one.number === number)
  const corrections = table.corrections.filter((one) => one.colpo === number)
  return (
    <Block title={t('colpo.number', { n: number })} aside={colpo && <Moment at={colpo.dealtAt} />}>
      {colpo ? <Dealt colpo={colpo} /> : <p className="text-sage">{t('colpo.notHere')}</p>}
      {corrections.map((one) => (
        <p key={one.at} className="mt-2 border-l-4 border-warn pl-3">
          {one.was && (
            <span className="block line-through first-letter:uppercase">
              <TellTexts tells={caseTells(one.was, null)} />
            </span>
          )}
          <span className="text-sm text-sage">
            {t('colpo.corrected')} <Moment at={one.at} /> · <MemberName id={one.by} />
          </span>{' '}
          {one.why}
        </p>
      ))}
    </Block>
  )
}

function Dealt({ colpo }: { colpo: Colpo }) {
  const t = useT('deputato')
  const { outcome } = colpo
  const puts = outcome && 'put' in outcome ? outcome.put : []
  const putBy = (member: string) => puts.find((one) => one.member === member)?.chips ?? NO_CHIPS
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
      <table className="w-full max-w-md text-left">
        <thead>
          <tr className="text-sm text-sage">
            <th className="py-1">{t('colpo.player')}</th>
            <th className="py-1 text-right">{t('colpo.before')}</th>
            <th className="py-1 text-right">{t('colpo.put')}</th>
          </tr>
        </thead>
        <tbody>
          {colpo.players.map((member) => (
            <tr key={member} className="border-t border-line">
              <th scope="row" className="py-1.5">
                <MemberName id={member} />
              </th>
              <td className="text-right">
                <Amount chips={colpo.stakes[member] ?? null} />
              </td>
              <td className="text-right">
                <Amount chips={puts.length > 0 ? putBy(member) : null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-lg first-letter:uppercase">
        {outcome ? (
          <TellTexts tells={[...caseTells(outcome, colpo.pot), ...rebuysTell(colpo.rebuys)]} />
        ) : (
          <span className="text-warn">{t('colpo.open')}</span>
        )}
      </p>
    </div>
  )
}
