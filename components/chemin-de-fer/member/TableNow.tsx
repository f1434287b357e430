'use client'
import { useState } from 'react'
import type { SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import type { MemberView, OwnTable } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../language/i18n'
import { useWaits } from '../../live/frame'
import { useNameOf } from '../../live/names'
import { useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { Select } from '../../ui/Select'
import { ActButton } from './acts/ActButton'
import { Asked } from './acts/Asked'
import { PLAY_ACTS } from './acts/list'
import { actsShown, gapsIn, stakesBefore } from './acts/shown'
import { headlineOf } from './headline'
import { MyFigures } from './MyFigures'
import { TableFacts } from './TableFacts'

/** The member's table in three seconds: whose turn it is, the bank, what they have in play, and what they may do. */
export function TableNow({ table, view }: { table: OwnTable; view: MemberView }) {
  const t = useT('chemin-member')
  const nameOf = useNameOf()
  const chips = useChips()
  const { summary } = table
  const headline = headlineOf(table, view)
  useWaits(headline.isMine ? [{ key: 'turn', at: null, text: summary.label }] : [])
  const own = view.mine.seat?.table === summary.id ? view.mine.seat.seat : null
  const here = view.offers.filter(
    ({ payload }) => 'table' in payload && payload.table === summary.id,
  )
  const gaps = gapsIn(here)
  const [chosen, choose] = useState<SeatNumber | null>(null)
  const stand = standingAt(table, view, gaps, chosen)
  const acts = actsShown(PLAY_ACTS, table, view.offers, stand)
  return (
    <Block
      marked={headline.isMine}
      title={summary.label}
      aside={own === null ? t('now.standing') : t('seat.yours', { seat: own })}
    >
      <p
        role="status"
        className={`font-serif text-2xl leading-tight font-semibold ${headline.isMine ? 'text-brass' : ''}`}
      >
        {t(`now.${headline.key}`, {
          who: nameOf(headline.who),
          chips: headline.chips === null ? '' : chips(headline.chips),
        })}{' '}
        {headline.provision && <ProvisionLink id={headline.provision} />}
      </p>
      <MyFigures table={table} view={view} />
      <div className="mt-4 flex flex-col gap-3 empty:hidden" data-about={headline.key}>
        <Asked table={table} />
        {stand !== null && gaps.length > 1 && (
          <Select
            label={t('stand.label')}
            value={stand}
            options={gaps.map((after) => ({
              key: after,
              label: t('stand.gap', { left: after, right: rightOf(table, after) }),
            }))}
            onChange={choose}
          />
        )}
        {acts.map((act) => (
          <ActButton
            key={`${act.text}/${stand}`}
            act={act}
            usual={summary.leastStake ?? summary.minimum}
            before={stakesBefore(table)}
          />
        ))}
      </div>
      <TableFacts table={table} member={view.member} own={own} />
    </Block>
  )
}

/** The number of the seat on the right of a gap. */
function rightOf({ summary: { seats } }: TableState, after: SeatNumber): number {
  const at = seats.findIndex(({ seat }) => seat === after)
  return seats[(at + 1) % seats.length]?.seat ?? after
}

/** The gap from which a standing member acts: chosen, where their chips lie, where they last stood, or the first. */
function standingAt(
  { coup, stakes }: OwnTable,
  { member }: MemberView,
  gaps: readonly SeatNumber[],
  chosen: SeatNumber | null,
): SeatNumber | null {
  const bet = coup?.bets.find((one) => one.member === member) ?? stakes[0]
  const laid = bet?.place
  const known = [chosen, laid?.kind === 'gap' ? laid.after : null]
  return known.find((gap) => gap !== null && gaps.includes(gap)) ?? gaps[0] ?? null
}
