'use client'
import { useState } from 'react'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../../../../language/i18n'
import { MemberName } from '../../../../tell/MemberName'
import { Button } from '../../../../ui/Button'
import { Choice } from '../../Choice'
import { useOffers } from '../../context'
import { ProvisionText } from '../../ProvisionText'
import type { MovesProps } from '../PlayPanel'
import type { RareCase } from './cases'
import { Why } from './Why'

type PageProps = MovesProps & { rare: RareCase; onClose: () => void }

/** One rare case: what follows, the provision, and whom or what it may concern now. */
export function RareCasePage({ rare, play, act, isDisabled, onClose }: PageProps) {
  const t = useT('table')
  const { type, provisions, match } = rare
  const offers = useOffers(type, match)
  const groups = groupsOf(offers)
  const early = play.phase === 'opening' && VOID_BEFORE_OPENING.includes(type)
  const take = async (payload: Readonly<Record<string, unknown>>) =>
    (await act(type, payload)) && onClose()
  return (
    <>
      <Why name={early ? `${type}Early` : type} provisions={provisions} />
      {offers.length === 0 && <p>{t('play.noLonger')}</p>}
      <div className={groups.length > 1 ? TWO_COLUMNS : ''}>
        {groups.map(([which, these], at) => (
          <Group
            key={which}
            which={which}
            offers={these}
            wide={at % 2 === 0 && at === groups.length - 1}
            isDisabled={isDisabled}
            onTake={(payload) => take(payload)}
          />
        ))}
      </div>
    </>
  )
}

const TWO_COLUMNS = 'grid grid-cols-2 items-start gap-x-6 gap-y-3 max-sm:grid-cols-1'

/** X.2, X.3: a faulty pack found before the opening voids the colpo; later it is another thing. */
const VOID_BEFORE_OPENING: readonly string[] = ['withdrawForPack', 'reportQuadriglie']

/** The offers of each case of the command, in the order of the rules; one without cases has a single group. */
function groupsOf(offers: readonly Offer[]): [string, Offer[]][] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const { payload } = offer
    const which = payload.error ?? payload.because ?? payload.provision ?? payload.evident ?? ''
    groups.set(String(which), [...(groups.get(String(which)) ?? []), offer])
  }
  return [...groups]
}

interface GroupProps {
  which: string
  offers: readonly Offer[]
  /** Alone in its row. */
  wide: boolean
  isDisabled: boolean
  onTake: (payload: Readonly<Record<string, unknown>>) => void
}

function Group({ which, offers, wide, isDisabled, onTake }: GroupProps) {
  const [first] = offers
  const [field, bounds] = Object.entries(first?.bounds ?? {})[0] ?? []
  const [quantity, setQuantity] = useState(field ? Number(first?.payload[field]) : null)
  const varied = field && quantity !== null ? { [field]: quantity } : {}
  if (!first) return null
  return (
    <fieldset className={`flex flex-col gap-2 ${wide ? 'col-span-full' : ''}`}>
      {which !== '' && (
        <legend className="pb-1">
          <CaseName type={first.type} which={which} />
        </legend>
      )}
      {field && bounds && (
        <Quantity field={field} {...bounds} chosen={quantity} onChoose={setQuantity} />
      )}
      <div className={`grid gap-2 ${wide ? 'grid-cols-4 max-sm:grid-cols-2' : 'grid-cols-2'}`}>
        {offers.map((offer) => (
          <Button
            key={JSON.stringify(offer.payload)}
            className="px-2!"
            isDisabled={isDisabled}
            onPress={() => onTake({ ...offer.payload, ...varied })}
          >
            <OfferName offer={offer} />
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function CaseName({ type, which }: { type: string; which: string }) {
  const t = useT('table')
  if (type === 'reportDealError' && which !== 'wrong-dealer') return t(`void.causes.${which}`)
  if (type === 'noteAtTable') {
    return (
      <>
        {t(`play.noted.${which}`)}
        <ProvisionText id={which} named />
      </>
    )
  }
  return t(`play.case.${which}`)
}

interface QuantityProps {
  field: string
  min: number
  max: number
  chosen: number | null
  onChoose: (quantity: number) => void
}

/** How many, where it may vary: cards in hand or taken away, or the lowest card found. */
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

/** Who it is about, and what of several things. */
function OfferName({ offer: { type, payload } }: { offer: Offer }) {
  const t = useT('table')
  const { member, neighbour, secondCardGiven, enters, leaves, cards } = payload
  if (member === undefined && secondCardGiven === undefined) return t('result.confirm')
  return (
    <span>
      {typeof member === 'string' && <MemberName id={member} />}
      {typeof neighbour === 'string' && (
        <span className="block">
          {t('play.case.fourTo')} <MemberName id={neighbour} />
        </span>
      )}
      {member === undefined &&
        typeof secondCardGiven === 'boolean' &&
        t(`play.case.${secondCardGiven ? 'afterSecond' : 'beforeSecond'}`)}
      {typeof enters === 'boolean' && (
        <span className="block">{t(`play.case.${enters ? 'enters' : 'staysOut'}`)}</span>
      )}
      {typeof leaves === 'boolean' && (
        <span className="block">{t(`play.case.${leaves ? 'leaves' : 'accepts'}`)}</span>
      )}
      {type === 'correctCards' && (
        <span className="block">{t('play.cards', { cards: Number(cards) })}</span>
      )}
    </span>
  )
}
