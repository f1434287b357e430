'use client'
import { type ReactNode, useState } from 'react'
import { becauseTells } from '@/rules/poker/telling/last-colpo'
import { endingTell, rebuysTell } from '@/rules/poker/telling/outcome'
import type { LastColpo } from '@/rules/poker/views/last-colpo'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { cardSign } from '../../../tell/cards'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { ProvisionText } from '../sheet/ProvisionText'

/** The end of the last colpo: who won, with what over what, the chips of each; until dismissed or the next deal. */
export function EndCard() {
  const { lastColpo } = useTable().view
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (!lastColpo) return null
  const which = `${lastColpo.number}/${lastColpo.corrected}`
  if (dismissed === which) return null
  return <Ended last={lastColpo} onDismiss={() => setDismissed(which)} />
}

function Ended({ last, onDismiss }: { last: LastColpo; onDismiss: () => void }) {
  const t = useT('table')
  const because = becauseTells(last)
  const rebuys = rebuysTell(last.rebuys)
  return (
    <section
      aria-label={t('end.title', { number: last.number })}
      className="flex flex-col gap-1.5 rounded-lg border-2 border-brass bg-ground px-3 py-2"
    >
      <p role="status" className="text-xl leading-tight font-semibold first-letter:uppercase">
        <TellTexts tells={[endingTell(last.outcome)]} />
      </p>
      {because.length > 0 && (
        <p className="text-lg leading-tight text-brass first-letter:uppercase">
          <TellTexts tells={because} />
        </p>
      )}
      <Hands last={last} />
      <Moved last={last} />
      {rebuys.length > 0 && (
        <p className="text-sm leading-tight first-letter:uppercase">
          <TellTexts tells={rebuys} />
        </p>
      )}
      <Basis id={last.provision}>
        <Button variant="quiet" className="px-2! py-0!" onPress={onDismiss}>
          {t('end.dismiss')}
        </Button>
      </Basis>
    </section>
  )
}

/** The cards that were shown, the winner's first. */
function Hands({ last }: { last: LastColpo }) {
  const hands = last.hands.filter(({ cards }) => cards.length > 0)
  if (hands.length === 0) return null
  return (
    <ul className="text-sm leading-snug">
      {hands.map(({ member, cards }) => (
        <li key={member} className="flex justify-between gap-2">
          <MemberName id={member} />
          <span className="whitespace-nowrap">{cards.map(cardSign).join(' ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The chips that each took or gave, and those that stay in the middle. */
function Moved({ last: { moved, left } }: { last: LastColpo }) {
  const t = useT('table')
  return (
    <ul className="grid grid-cols-2 gap-x-4 leading-snug">
      {moved.map(({ member, chips }) => (
        <li key={member} className="flex justify-between gap-2">
          <MemberName id={member} className="min-w-0 wrap-anywhere" />
          <strong>
            <Amount chips={chips} sign />
          </strong>
        </li>
      ))}
      {left > 0 && (
        <li className="col-span-2">
          {t('end.left')} <Amount chips={left} />
        </li>
      )}
    </ul>
  )
}

/** The provision that decided, unfolded by a tap; the card's own button beside it. */
function Basis({ id, children }: { id: string; children: ReactNode }) {
  const t = useT('table')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <div className="-mx-2 -my-1 flex justify-between">
        <Button
          variant="quiet"
          className="px-2! py-0! text-sm"
          aria-expanded={open}
          aria-label={t('refusal.provision', { id })}
          onPress={() => setOpen(!open)}
        >
          {`§ ${id}`}
        </Button>
        {children}
      </div>
      {open && <ProvisionText id={id} />}
    </div>
  )
}
