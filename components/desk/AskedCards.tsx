'use client'
import type { ComponentProps, ReactNode } from 'react'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import { useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { useCommanding } from '../live/commanding'
import type { Thing } from '../live/frame'
import { useGame } from '../live/game'
import { useNameOf } from '../live/names'
import { Act } from '../officer/Act'
import { Amount, useChips } from '../tell/Amount'
import { MemberName } from '../tell/MemberName'
import { Moment } from '../tell/Moment'
import { useNow } from '../ui/ofNow'
import { type AskedCard, type Asker, cardsOf, type Requested } from './asked'
import { GameCards } from './DeskCards'

interface Commands<C extends AnyCommand, A extends Asker> {
  hand(asker: A, asked: Requested): C
  drop(asker: A): C
  takeBack(asker: A, handedAt: Instant): C
  onHanded?(asker: A): void
}

interface AskedCardsProps<C extends AnyCommand, A extends Asker> extends Commands<C, A> {
  askers: readonly A[]
}

/**
 * Requests for chips in any game: one tap hands out what was asked. The card stays where it is until what it has handed
 * out can be taken back no more, so that no other request comes under the finger.
 */
export function AskedCards<C extends AnyCommand, A extends Asker = Asker>({
  askers,
  ...commands
}: AskedCardsProps<C, A>) {
  const nameOf = useNameOf()
  const amount = useChips()
  const now = useNow(useCommanding().now)
  const cards = askers.flatMap((asker) => cardsOf(asker, now))
  return (
    <GameCards
      cards={cards.map((card): Thing & { content: ReactNode } => {
        const { asker, asked, handedAt } = card
        return {
          key: `cassa-${asker.member}-${asked.at}`,
          at: asked.at,
          text: `${nameOf(asker.member)} · ${amount(asked.chips)}`,
          card: handedAt === null ? 'waits' : 'done',
          content: <OneCard {...card} commands={commands} />,
        }
      })}
    />
  )
}

const KEYBOARD_REST_MS = 600

/** After a request was settled with the keyboard the next one gets the focus, a moment later, so that no key is taken twice. */
function focusNext(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-hand] button:not(:disabled)')?.focus()
  }, KEYBOARD_REST_MS)
}

interface OneCardProps<C extends AnyCommand, A extends Asker> extends AskedCard<A> {
  commands: Commands<C, A>
}

function OneCard<C extends AnyCommand, A extends Asker>(props: OneCardProps<C, A>) {
  const { asker, asked, handedAt, commands } = props
  const t = useT('desk')
  const title = useGameTitle()(useGame())
  const amount = useChips()
  const where = [title, asker.about].filter((part) => part).join(' · ')
  return (
    <>
      <p className="leading-tight">
        <span className="block text-lg font-semibold">
          <MemberName id={asker.member} /> · <Amount chips={asked.chips} />
        </span>
        <span className="text-sm text-sage">
          {where && `${where} · `}
          <Moment at={asked.at} />
          {handedAt !== null && (
            <span className="text-good">
              {' · '}
              {t('waiting.handedAt')} <Moment at={handedAt} />
            </span>
          )}
        </span>
      </p>
      {handedAt === null ? (
        <div data-hand className="flex flex-wrap items-start">
          <Order
            command={commands.hand(asker, asked)}
            variant="primary"
            whyNot={asker.whyNot ?? t('waiting.notNow')}
            onDone={() => {
              focusNext()
              commands.onHanded?.(asker)
            }}
          >
            {t('waiting.hand')}
          </Order>
          <Order command={commands.drop(asker)} variant="quiet" onDone={focusNext}>
            {t('waiting.drop')}
          </Order>
        </div>
      ) : (
        <Order command={commands.takeBack(asker, handedAt)} variant="secondary">
          {t('waiting.takeBack', { chips: amount(asked.chips) })}
        </Order>
      )}
    </>
  )
}

interface OrderProps<C extends AnyCommand>
  extends Pick<ComponentProps<typeof Act>, 'variant' | 'whyNot' | 'onDone' | 'children'> {
  command: C
}

/** A command about somebody’s chips; its offer is found by who it is about, since the sum may be another. */
function Order<C extends AnyCommand>({ command, ...look }: OrderProps<C>) {
  const { type, ...payload } = command
  const isWho = ([field]: [string, unknown]) => field === 'member' || field === 'table'
  const match = Object.fromEntries(Object.entries(payload).filter(isWho))
  return <Act<AnyCommand, string> tight type={type} payload={payload} match={match} {...look} />
}
