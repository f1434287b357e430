'use client'
import { becauseTells } from '@/rules/poker/telling/last-colpo'
import { endingTell } from '@/rules/poker/telling/outcome'
import type { PlayerView, TableView } from '@/rules/poker/views/table'
import { ChipStacks } from '../../drawn/ChipStacks'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { TellTexts } from '../../tell/TellTexts'
import { Block } from '../../ui/Block'
import { useOffers } from '../commanding'
import { Disputes } from '../disputes/member/Disputes'
import { DrawnCasse } from '../table/seats/DrawnCasse'
import { SeatMap } from '../table/seats/SeatMap'
import { useMember } from './context'
import { Parol } from './Parol'
import { Passata } from './Passata'
import { ComingAndGoing } from './presence/ComingAndGoing'
import { Seating } from './Seating'
import { TableStatus } from './Tables'

/** III.1: the member's table: their resto and how it came about, the seats with every resto, and the member's actions. */
export function MyTable({ table }: { table: TableView }) {
  const t = useT('member')
  const { view, now } = useMember()
  const me = table.players.find((player) => player.member === view.member)
  // A member who is asked to vote, or for the cartaro's word, sees the disputes first.
  const where = { table: table.summary.id }
  const canVote = useOffers('voteDispute', where).length > 0
  const hasTheWord = useOffers('decideForNow', where).length > 0
  const isVoter = canVote || hasTheWord
  return (
    <>
      {isVoter && <Disputes table={table} />}
      <Block
        marked
        title={table.summary.label}
        aside={<TableStatus status={table.summary.status} />}
      >
        {me && <MyResto player={me} table={table} />}
        <LastColpo table={table} />
        <Seating table={table} />
        <Parol table={table} />
        <Passata table={table} player={me} />
        <ComingAndGoing table={table} />
      </Block>
      <Block title={t('table.seats')} aside={<Giro table={table} />}>
        <div className="-mx-1 h-[34rem] pt-4">
          <SeatMap
            seats={table.summary.seats}
            dealer={table.summary.dealer}
            now={now}
            inPlay={table.colpo !== null}
            pot={table.level === 1 ? null : table.pot}
            moved={table.lastColpo?.moved}
            affranchi={table.affranchi}
            note={(member) =>
              table.restiKnown ? null : <DrawnCasse players={table.players} member={member} />
            }
          >
            {table.summary.startedAt !== null && table.level !== 1 && (
              <p>
                <span className="block font-serif text-brass">{t('table.pot')}</span>
                <Amount chips={table.pot} className="text-3xl font-semibold" />
                <ChipStacks chips={table.pot} className="mx-auto mt-1 max-h-8" />
              </p>
            )}
          </SeatMap>
        </div>
      </Block>
      {!isVoter && <Disputes table={table} />}
    </>
  )
}

/** The giro that is played, once the table has begun, and whether it is the last. */
function Giro({ table: { summary } }: { table: TableView }) {
  const t = useT('member')
  if (summary.lastGiro !== null) return t(`tables.lastGiro.${summary.lastGiro}`)
  return summary.giro > 0 ? t('tables.giro', { n: summary.giro }) : null
}

function MyResto({ player, table }: { player: PlayerView; table: TableView }) {
  const t = useT('member')
  if (player.casseCount === 0 && player.seat === null) return null
  return (
    <dl className="grid grid-cols-3 gap-3">
      <div>
        <dt className="text-sm text-sage">{t('table.resto')}</dt>
        <dd className="text-3xl font-semibold">
          <Amount chips={table.restiKnown ? player.resto : null} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-sage">{t('table.casse', { count: player.casseCount })}</dt>
        <dd className="text-2xl">
          <Amount chips={player.casse} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-sage">{t('table.net')}</dt>
        <dd className="text-2xl font-semibold">
          <Amount chips={player.net} sign />
        </dd>
      </div>
      {player.debt > 0 && (
        <div className="col-span-3 text-warn">
          {t('table.debt')} <Amount chips={player.debt} /> <ProvisionLink id="V.3" />
        </div>
      )}
      {player.shortOfPot && !table.parol?.next && table.summary.status === 'playing' && (
        <div className="col-span-3 text-warn">
          {t('table.shortOfPot')} <ProvisionLink id="III.4" />
        </div>
      )}
    </dl>
  )
}

/** The end of the last colpo in one line, until the next deal: who won, with what, and the member's own chips. */
function LastColpo({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const { lastColpo } = table
  if (!lastColpo) return null
  const mine = lastColpo.moved.find(({ member }) => member === view.member)
  return (
    <p role="status" className="mt-4 border-t border-line pt-3 leading-snug">
      <span className="text-sage">{t('table.lastColpo', { number: lastColpo.number })} </span>
      <TellTexts tells={[endingTell(lastColpo.outcome), ...becauseTells(lastColpo)]} />
      {mine && (
        <>
          {' · '}
          {t('table.you')} <Amount chips={mine.chips} sign className="font-semibold" />
        </>
      )}{' '}
      <ProvisionLink id={lastColpo.provision} />
    </p>
  )
}
