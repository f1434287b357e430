'use client'
import { handIn } from '@/rules/poker/play/turn'
import type { Early, Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { cardSign } from '../../../tell/cards'

/** A note under a player's resto: whether they are still in, and their stake. */
export function PlayNote({ play, member }: { play: Play; member: string }) {
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
      {early && (
        <span className={speaks ? 'block' : 'block text-ivory'}>
          {t('play.early', { word: t(`play.earlyWord.${earlyWord(early)}`) })}
        </span>
      )}
      {hand.shown && hand.shown.cards.length > 0 && (
        <span className="block text-[0.95rem] text-ivory">
          {hand.shown.cards.map(cardSign).join('\u2009')}
        </span>
      )}
    </span>
  )
}

/** The word as it was spoken: a raise by the name of its multiple, where it had one. */
function earlyWord(move: Early['move']) {
  switch (move.kind) {
    case 'open':
    case 'accept':
    case 'bet':
      return move.kind
    case 'parol':
      return 'sayParol'
    case 'raise':
      return move.multiple === 'doppio' || move.multiple === 'paroli' ? move.multiple : 'raise'
  }
}
