'use client'
import { maximumFor } from '@/rules/black-jack/03-stakes/ratio'
import { sentOutAt } from '@/rules/black-jack/play/places'
import type { DeskView } from '@/rules/black-jack/views/view'
import { BankedTablePanel } from '../../banked/desk/BankedTablePanel'
import { useT } from '../../language/i18n'
import { Block } from '../../ui/Block'
import { Act } from '../commanding'
import { InspectorActs } from '../deputato/InspectorActs'
import { DueList } from '../told/DueList'
import { PlayerName } from '../told/PlayerName'
import { Customs } from './Customs'

interface TablePanelProps {
  table: DeskView['tables'][number]
  day: Pick<DeskView, 'sentOut'>
}

/** A table at the desk, with its seats, and the acts of an inspector who is of the desk. */
export function TablePanel({ table, day }: TablePanelProps) {
  const t = useT('bj-room')
  const told = useT('bj-told')
  const { id, freeSeats, seats } = table.summary
  return (
    <BankedTablePanel
      table={table}
      maximumFor={maximumFor}
      mayBeLess={table.settings.ratio === 'at-most'}
      partsOf={({ parts }) => <DueList parts={parts} />}
      beside={
        <Block title={t('desk.seats')} aside={told('board.freeSeats', { n: freeSeats })}>
          <ol>
            {seats.map(({ number, holder }) => (
              <li key={number} className="flex gap-3 border-t border-line py-0.5">
                <span className="w-5 text-right text-sage">{number}</span>
                {holder === null ? told('board.free') : <PlayerName player={holder} />}
              </li>
            ))}
          </ol>
        </Block>
      }
      acts={
        <>
          <div className="w-full empty:hidden">
            <InspectorActs
              table={{ ...table, ...table.summary, sentOut: sentOutAt(day, table.summary) }}
            />
          </div>
          <Customs table={table} />
          <Act type="cutForAll" payload={{ table: id }} variant="primary">
            {t('court.cut')}
          </Act>
          <Act
            type="endShoe"
            payload={{ table: id }}
            ask={{ title: t('desk.endShoe'), body: t('desk.endShoeAsk'), yes: t('desk.endShoe') }}
          >
            {t('desk.endShoe')}
          </Act>
        </>
      }
    />
  )
}
