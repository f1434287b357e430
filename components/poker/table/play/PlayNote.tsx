'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { handIn } from '@/rules/poker/giro/turn'
import type { Early, Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { CardSigns } from '../../../tell/CardSigns'

interface PlayNoteProps {
  play: Play
  /** V.1: the player who cuts. */
  cutter: MemberId | null
  member: MemberId
}

/** A note under a player's resto: whether they are still in, their stake, and their part in the colpo. */
export function PlayNote({ play, cutter, member }: PlayNoteProps) {
  const t = useT('table')
  const hand = handIn(play, member)
  if (!hand) return null
  const speaks = play.speaker === member
  const early = play.early.find(({ move }) => move.member === member)?.move
  return (
    <span className={speaks ? 'inline-block bg-brass px-2 font-semibold text-ink' : 'text-brass'}>
      {t(
        speaks
          ? 'play.speaks'
          : hand.shown
            ? `play.shown.${hand.shown.how}`
            : `play.standing.${hand.standing}`,
      )}
      {hand.put > 0 && (
        <>
          {' · '}
          <Amount chips={hand.put} />
        </>
      )}
      {hand.count !== 5 && ` · ${t('play.cards', { cards: hand.count })}`}
      <Part isOpener={play.opener === member} isCutter={cutter === member} speaks={speaks} />
      {early && (
        <span className={speaks ? 'block' : 'block text-ivory'}>
          {t('play.early', { word: t(`play.${earlyWord(early)}`) })}
          {'to' in early && (
            <>
              {' '}
              <Amount chips={early.to} />
            </>
          )}
        </span>
      )}
      {hand.shown && hand.shown.cards.length > 0 && (
        <span className="block text-[0.95rem] text-ivory">
          <CardSigns cards={hand.shown.cards} />
        </span>
      )}
    </span>
  )
}

/** VI, V.1: the apertore and the alzore, each by name. */
function Part(props: { isOpener: boolean; isCutter: boolean; speaks: boolean }) {
  const { isOpener, isCutter, speaks } = props
  const t = useT('table')
  const parts = [
    ...(isOpener ? (['opener'] as const) : []),
    ...(isCutter ? (['cutter'] as const) : []),
  ]
  if (parts.length === 0) return null
  return (
    <span className={`block text-[0.95rem] font-semibold ${speaks ? '' : 'text-ivory'}`}>
      {parts.map((part) => t(`play.part.${part}`)).join(' · ')}
    </span>
  )
}

/** The word as it was spoken, before its amount: a raise by the name of its multiple, where it had one. */
function earlyWord(move: Early['move']) {
  switch (move.kind) {
    case 'pass':
    case 'accept':
      return `earlyWord.${move.kind}` as const
    case 'parol':
      return 'earlyWord.sayParol'
    case 'open':
    case 'bet':
      return `move.${move.kind}` as const
    case 'raise':
      return move.multiple === 'doppio' || move.multiple === 'paroli'
        ? (`earlyWord.${move.multiple}` as const)
        : 'move.raise'
  }
}
