'use client'
import { useQuery } from '@tanstack/react-query'
import { isKey } from '@/messages/keys'
import { useDays } from '../history/days'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Amount, useChips } from '../tell/Amount'
import { Moment } from '../tell/Moment'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import { Cone } from './Cone'
import type { OddsDetail, OddsLine } from './figures'
import { BLACK_JACK, ChoicesNote, inChips, useDecimals, useMeanText } from './writing'

/** One table of a day: its result from colpo to colpo, the parts of it, and the colpi furthest from what was expected. */
export function TableDetail({ line, onClose }: { line: OddsLine; onClose: () => void }) {
  const t = useT('odds')
  const { short } = useDays()
  const { evening, table } = line
  const found = useQuery({
    queryKey: ['odds', evening, table],
    queryFn: () => trpc.odds.table.query({ evening, table }),
  })
  return (
    <Block
      marked
      title={t('detail.title', { day: short(line.day), n: line.number })}
      aside={<Button onPress={onClose}>{t('detail.close')}</Button>}
    >
      {found.error && <RefusalNote refusal={refusalOf(found.error)} />}
      {found.isPending && <Loading />}
      {found.data && line.game === BLACK_JACK && <ChoicesNote sum={found.data.sum} />}
      {found.data && <Detail detail={found.data} />}
    </Block>
  )
}

function Detail({ detail }: { detail: OddsDetail }) {
  const t = useT('odds')
  const chips = useChips()
  const { sum, course } = detail
  return (
    <div className="flex flex-col gap-4">
      <Cone
        label={t('cone.overRounds', {
          won: chips(inChips(sum.won), true),
          mean: chips(inChips(sum.mean), true),
          deviation: chips(inChips(Math.sqrt(sum.variance))),
        })}
        points={course}
        unit={t('cone.rounds')}
        last={sum.rounds}
      />
      <div className="grid gap-5 xl:grid-cols-2">
        <Parts parts={detail.parts} />
        <Furthest rounds={detail.furthest} />
      </div>
    </div>
  )
}

/** Parts that are counted in times, not in chips. */
const IN_TIMES: readonly string[] = ['null', 'refait', 'banco', 'punta', 'tie']

function Parts({ parts }: { parts: OddsDetail['parts'] }) {
  const t = useT('odds')
  const mean = useMeanText()
  const decimals = useDecimals()
  return (
    <section>
      <h3 className="mb-2 text-lg">{t('detail.parts')}</h3>
      <table className={TABLE}>
        <caption className="sr-only">{t('detail.partsCaption')}</caption>
        <thead>
          <tr>
            <th className={HEAD}>{t('detail.part')}</th>
            <th className={`${HEAD} ${FIGURE} max-sm:hidden`}>{t('detail.sample')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('detail.seen')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('detail.mean')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const name = `parts.${part.of}`
            const inTimes = IN_TIMES.includes(part.of)
            const times = `${decimals(part.mean, 1)} ± ${decimals(Math.sqrt(part.variance), 1)}`
            return (
              <tr key={part.of}>
                <th scope="row" className={`${CELL} font-normal`}>
                  {isKey(t, name) ? t(name) : part.of}
                </th>
                <td className={`${CELL} ${FIGURE} max-sm:hidden`}>
                  {inTimes ? part.sample : <Amount chips={inChips(part.sample)} />}
                </td>
                <td className={`${CELL} ${FIGURE}`}>
                  {inTimes ? part.seen : <Amount chips={inChips(part.seen)} sign />}
                </td>
                <td className={`${CELL} ${FIGURE}`}>{inTimes ? times : mean(part)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Furthest({ rounds }: { rounds: OddsDetail['furthest'] }) {
  const t = useT('odds')
  const mean = useMeanText()
  return (
    <section>
      <h3 className="mb-2 text-lg">{t('detail.furthest')}</h3>
      <table className={TABLE}>
        <caption className="sr-only">{t('detail.furthestCaption')}</caption>
        <thead>
          <tr>
            <th className={HEAD}>{t('detail.serial')}</th>
            <th className={`${HEAD} max-sm:hidden`}>{t('detail.hour')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('days.laid')}</th>
            <th className={`${HEAD} ${FIGURE}`}>{t('days.won')}</th>
            <th className={`${HEAD} ${FIGURE} max-sm:hidden`}>{t('days.mean')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.position}>
              <th scope="row" className={`${CELL} font-normal`}>
                {round.serial}
              </th>
              <td className={`${CELL} max-sm:hidden`}>
                <Moment at={round.at} />
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={inChips(round.laid)} />
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={inChips(round.won)} sign />
              </td>
              <td className={`${CELL} ${FIGURE} max-sm:hidden`}>{mean(round)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
