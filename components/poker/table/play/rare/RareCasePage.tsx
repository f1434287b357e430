'use client'
import { useState } from 'react'
import { isPackFault, voidsColpo } from '@/rules/poker/play/faults'
import { causeTell } from '@/rules/poker/telling/causes'
import { useT } from '../../../../language/i18n'
import { Choice } from '../../../../tablet/Choice'
import { MemberName } from '../../../../tell/MemberName'
import { TellTexts } from '../../../../tell/TellTexts'
import { Button } from '../../../../ui/Button'
import { useTable } from '../../context'
import { ProvisionText } from '../../sheet/ProvisionText'
import type { MovesProps } from '../PlayPanel'
import { Consequence } from './Consequence'
import { caseOf, offersIn, quantityOf, type RareCase, type RareOffer } from './cases'

type PageProps = MovesProps & { rare: RareCase; onClose: () => void }

/** One rare case: its consequence, its provision, and the players or things it may concern now. */
export function RareCasePage({ rare, play, take, isDisabled, onClose }: PageProps) {
  const t = useT('table')
  const { type, provisions } = rare
  const offers = offersIn(useTable().view.offers, rare)
  const groups = groupsOf(offers)
  return (
    <>
      <Consequence
        name={isPackFault(type) && voidsColpo(play, type) ? `${type}Early` : type}
        provisions={provisions}
      />
      {offers.length === 0 && <p>{t('play.noLonger')}</p>}
      <div className={groups.length > 1 ? TWO_COLUMNS : ''}>
        {groups.map(([which, these], at) => (
          <Group
            key={which}
            which={which}
            offers={these}
            wide={at % 2 === 0 && at === groups.length - 1}
            isDisabled={isDisabled}
            onTake={async (...taken) => (await take(...taken)) && onClose()}
          />
        ))}
      </div>
    </>
  )
}

const TWO_COLUMNS = 'grid grid-cols-2 items-start gap-x-6 gap-y-3 max-sm:grid-cols-1'

/** The offers of each case of the command, in the order of the rules; a command without cases has a single group. */
function groupsOf(offers: readonly RareOffer[]): [string, RareOffer[]][] {
  const groups = new Map<string, RareOffer[]>()
  for (const offer of offers) {
    const which = caseOf(offer)
    groups.set(which, [...(groups.get(which) ?? []), offer])
  }
  return [...groups]
}

interface GroupProps {
  which: string
  offers: readonly RareOffer[]
  /** Alone in its row. */
  wide: boolean
  isDisabled: boolean
  onTake: (offer: RareOffer, changes?: Partial<RareOffer['payload']>) => void
}

function Group({ which, offers, wide, isDisabled, onTake }: GroupProps) {
  const [first] = offers
  const quantity = first ? quantityOf(first) : null
  const [chosen, setChosen] = useState(quantity?.offered ?? 0)
  if (!first) return null
  return (
    <fieldset className={`flex flex-col gap-2 ${wide ? 'col-span-full' : ''}`}>
      {which !== '' && (
        <legend className="pb-1">
          <CaseName offer={first} />
        </legend>
      )}
      {quantity && (
        <Quantity field={quantity.field} {...quantity.range} chosen={chosen} onChoose={setChosen} />
      )}
      <div className={`grid gap-2 ${wide ? 'grid-cols-4 max-sm:grid-cols-2' : 'grid-cols-2'}`}>
        {offers.map((offer) => (
          <Button
            key={JSON.stringify(offer.payload)}
            className="px-2!"
            isDisabled={isDisabled}
            onPress={() => onTake(offer, quantity?.change(chosen))}
          >
            <OfferName offer={offer} />
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** The case that an offer is of, as `caseOf` tells them apart. */
function CaseName({ offer }: { offer: RareOffer }) {
  const t = useT('table')
  switch (offer.type) {
    case 'reportDealError': {
      const { error } = offer.payload
      return error === 'wrong-dealer' ? (
        t('play.case.wrong-dealer')
      ) : (
        <TellTexts tells={[causeTell(error)]} />
      )
    }
    case 'noteAtTable': {
      const { provision } = offer.payload
      return (
        <>
          {t(`play.noted.${provision}`)}
          <ProvisionText id={provision} named />
        </>
      )
    }
    case 'reportDrawError':
      return t(`play.case.${offer.payload.error}`)
    case 'withdrawForPack':
      return t(`play.case.${offer.payload.because}`)
    case 'reportLostCards':
      return t(`play.case.${offer.payload.evident}`)
    default:
      return null
  }
}

interface QuantityProps {
  field: 'lowest' | 'count' | 'cards'
  min: number
  max: number
  chosen: number
  onChoose: (quantity: number) => void
}

/** A number, where it may vary: cards in hand or taken away, or the lowest card found. */
function Quantity({ field, min, max, chosen, onChoose }: QuantityProps) {
  const t = useT('table')
  const values = Array.from({ length: max - min + 1 }, (_, at) => max - at)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
      {values.map((value) => (
        <Choice key={value} chosen={chosen === value} onChange={() => onChoose(value)}>
          {t(`play.quantity.${field}`, { value })}
        </Choice>
      ))}
    </div>
  )
}

/** The button of an offer: its member, and its object where there are several. */
function OfferName({ offer }: { offer: RareOffer }) {
  const t = useT('table')
  const member = 'member' in offer.payload ? offer.payload.member : undefined
  if (member !== undefined)
    return (
      <span>
        <MemberName id={member} />
        <span className="block empty:hidden">
          <Detail offer={offer} />
        </span>
      </span>
    )
  if (offer.type !== 'reportDealError') return t('result.confirm')
  return t(`play.case.${offer.payload.secondCardGiven ? 'afterSecond' : 'beforeSecond'}`)
}

function Detail({ offer }: { offer: RareOffer }) {
  const t = useT('table')
  switch (offer.type) {
    case 'reportSixCards':
      return (
        <>
          {t('play.case.fourTo')} <MemberName id={offer.payload.neighbour} />
        </>
      )
    case 'judgeEntry':
      return t(`play.case.${offer.payload.enters ? 'enters' : 'staysOut'}`)
    case 'contestRaise':
      return t(`play.case.${offer.payload.leaves ? 'leaves' : 'accepts'}`)
    case 'correctCards':
      return t('play.cards', { cards: offer.payload.cards })
    default:
      return null
  }
}
