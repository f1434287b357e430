'use client'
import { type ReactNode, useState } from 'react'
import { asChips, type Chips, lesser, minus, NO_CHIPS, times } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { handIn } from '@/rules/poker/giro/turn'
import type { PokerOffer } from '@/rules/poker/offers'
import { boundsOf, multipleOf } from '@/rules/poker/play/verify'
import type { Multiple, Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Choice } from '../../../tablet/Choice'
import { Digits, Key } from '../../../tablet/Digits'
import { FullSheet } from '../../../tablet/Sheet'
import { typedOn } from '../../../tablet/typed'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { type Acting, useOffers } from '../../commanding'
import { useTable } from '../context'
import { RaiseTo } from './RaiseTo'

interface AmountSheetProps {
  type: 'open' | 'bet' | 'raise'
  member: MemberId
  play: Play
  title: string
  act: Acting['act']
  /** The word is spoken before its turn, so that nothing is offered yet: its bounds are those of the turn (E5). */
  isEarly?: boolean
  onClose: () => void
}

/** Frequent amounts, each with its name. */
const QUICK = [
  ['min', (_pot, min) => min],
  ['pot', (pot) => pot],
  ['twice', (pot) => times(pot, 2)],
  ['all', (_pot, _min, max) => max],
] as const satisfies readonly [string, (pot: Chips, min: Chips, max: Chips) => Chips][]

const rangeIn = (offer: PokerOffer<'open' | 'bet' | 'raise'>) =>
  offer.type === 'raise' ? rangeOf(offer, 'by') : rangeOf(offer, 'chips')

/** The bounds of a word for the next phase, spoken early (XI.1). */
function roomAhead({ cip, ...play }: Play, member: MemberId): { min: Chips; max: Chips } | null {
  const hand = handIn(play, member)
  if (!hand) return null
  const max = minus(hand.limit, hand.put)
  return { min: lesser(cip, max), max }
}

/** VIII.3: the amount of an opening, a bet or a raise: typed within its bounds, or a multiple by its name. */
export function AmountSheet(props: AmountSheetProps) {
  const { type, member, play, title, act, isEarly = false, onClose } = props
  const { view } = useTable()
  const t = useT('table')
  const offers = useOffers(type, { member })
  const range = isEarly
    ? (boundsOf(play, member, type) ?? roomAhead(play, member))
    : offers.map(rangeIn).find((one) => one !== null)
  const min = asChips(range?.min ?? 0)
  const max = asChips(range?.max ?? 0)
  const [chips, setChips] = useState(NO_CHIPS)
  const [tris, setTris] = useState(false)
  const multiples = offers.flatMap((offer) =>
    offer.type === 'raise' && typeof offer.payload.by === 'string' ? [offer.payload.by] : [],
  )
  // A.4: a player who speaks first after their partner's opening raises only with a declared tris.
  const undeclared =
    !tris &&
    offers.length > 0 &&
    offers.every((offer) => offer.type === 'raise' && offer.payload.tris)
  const where = { table: view.summary.id, member }
  const give = async (amount: Chips | Multiple) => {
    if (type === 'raise') await act(type, { ...where, by: amount, tris })
    else if (typeof amount === 'number') await act(type, { ...where, chips: amount })
    // It closes after a refusal too, because the refusal is shown beside the moves, where the next choice is made.
    onClose()
  }
  return (
    <FullSheet
      title={
        <>
          <MemberName id={member} /> · {title}
        </>
      }
      onClose={onClose}
    >
      <div className="grid flex-1 grid-cols-2 content-start gap-6 max-sm:grid-cols-1">
        <div className="flex flex-col gap-3">
          <p
            role={chips > max ? 'alert' : undefined}
            className={chips > max ? 'font-semibold text-bad' : ''}
          >
            {t('play.becomes')} <Amount chips={min} /> {t('play.upTo')} <Amount chips={max} />
          </p>
          <Multiples
            names={multiples}
            isDisabled={undeclared}
            bet={play.bet}
            brings={(name) => multipleOf(play, member, name)}
            onGive={give}
          />
          <Quick pot={play.pot} min={min} max={max} onChoose={setChips} />
          {type === 'raise' && view.affranchi.includes(member) && (
            <Choice chosen={tris} mark={t('result.yes')} onChange={setTris}>
              {t('play.tris')}
            </Choice>
          )}
        </div>
        <Typed
          chips={chips}
          onChips={setChips}
          isDisabled={chips < min || chips > max || chips === 0 || undeclared}
          onGive={() => give(chips)}
        >
          {type === 'raise' && chips >= min ? <Raises bet={play.bet} to={chips} /> : title}
        </Typed>
      </div>
    </FullSheet>
  )
}

function Raises(props: { bet: Chips; to: Chips }) {
  const t = useT('table')
  return (
    <span>
      {t('play.raisesTo')} <RaiseTo {...props} />
    </span>
  )
}

interface TypedProps {
  chips: Chips
  onChips: (chips: Chips) => void
  isDisabled: boolean
  onGive: () => void
  children: ReactNode
}

/** The amount as it is typed, with the button that says what it does. */
function Typed({ chips, onChips, isDisabled, onGive, children }: TypedProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-right text-4xl font-semibold">
        <Amount chips={chips} />
      </p>
      <Digits
        onDigits={(digits) => onChips(asChips(typedOn(chips, digits)))}
        onClear={() => onChips(NO_CHIPS)}
      />
      <Button variant="primary" size="large" isDisabled={isDisabled} onPress={onGive}>
        {children}
      </Button>
    </div>
  )
}

interface MultiplesProps {
  names: readonly Multiple[]
  isDisabled: boolean
  /** The bet that is raised. */
  bet: Chips
  /** The player's stake of this round after the raise. */
  brings: (name: Multiple) => Chips
  onGive: (name: Multiple) => void
}

/** VIII.3: raises by the name of their multiple, each with its amount. */
function Multiples(props: MultiplesProps) {
  const t = useT('table')
  if (props.names.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      {props.names.map((name) => (
        <Button key={name} isDisabled={props.isDisabled} onPress={() => props.onGive(name)}>
          <span>
            {t(`play.multiple.${name}`)}
            <span className="block">
              <RaiseTo bet={props.bet} to={props.brings(name)} />
            </span>
          </span>
        </Button>
      ))}
    </div>
  )
}

interface QuickProps {
  pot: Chips
  min: Chips
  max: Chips
  onChoose: (chips: Chips) => void
}

/** The frequent amounts within the bounds, without repetition. */
function Quick({ pot, min, max, onChoose }: QuickProps) {
  const t = useT('table')
  const amounts = QUICK.map(([name, amountOf]) => ({ name, chips: amountOf(pot, min, max) }))
  const within = amounts.filter(
    (one) =>
      one.chips >= min &&
      one.chips <= max &&
      one === amounts.find((other) => other.chips === one.chips),
  )
  return (
    <div className="grid grid-cols-2 gap-2">
      {within.map(({ name, chips }) => (
        <Key key={name} isDisabled={false} onPress={() => onChoose(chips)}>
          {t(`play.quick.${name}`)} <Amount chips={chips} />
        </Key>
      ))}
    </div>
  )
}
