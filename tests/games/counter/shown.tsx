'use client'
import type { ComponentType } from 'react'
import { WallCard } from '@/components/board/WallCard'
import { useClub } from '@/components/club/club'
import type { WallPart } from '@/components/game'
import type { LiveAudience } from '@/components/live/channel'
import { commandingOf } from '@/components/live/commanding'
import { useLive } from '@/components/live/useLive'
import { PrintLink } from '@/components/officer/PrintLink'
import { MemberName } from '@/components/tell/MemberName'
import { Button } from '@/components/ui/Button'
import type { CountCommand, CountOffer } from './rules'

interface CountView {
  title: string
  times: number
  balances: Readonly<Record<string, number>>
  alarm: number | null
  offers: readonly CountOffer[]
}

const { CommandingProvider, useAct, useOffer } = commandingOf<CountCommand>()

const PREFIX = 'resto:'

/** Each player's balance, by name. */
function Balances({ view }: { view: CountView }) {
  const resti = Object.entries(view.balances).filter(([account]) => account.startsWith(PREFIX))
  return (
    <ul aria-label="Conta">
      {resti.map(([account, chips]) => (
        <li key={account}>
          <MemberName id={account.slice(PREFIX.length)} /> {chips}
        </li>
      ))}
    </ul>
  )
}

/** One audience's screen: the count, and its commands. */
const screenOf = (audience: LiveAudience, Doing: ComponentType<{ evening: string }>) =>
  function Screen() {
    const { slug } = useClub().club
    const { view, evening, now } = useLive<CountView>(slug, audience, 'counter')
    if (!view || !evening) return null
    return (
      <>
        <p>
          {view.title}: {view.times}
        </p>
        <Balances view={view} />
        <CommandingProvider here={{ evening, now, offers: view.offers, toasts: true }}>
          <Doing evening={evening} />
        </CommandingProvider>
      </>
    )
  }

function OnThePhone() {
  const { act, take } = useAct()
  const offer = useOffer('take')
  const { me } = useClub()
  const from = me?.member?.id ?? ''
  return (
    <>
      {offer && <Button onPress={() => void take(offer, { chips: 5 })}>Prendi 5</Button>}
      <Button onPress={() => void act('give', { from, to: 'nobody', chips: 500 })}>Dai 500</Button>
    </>
  )
}

function AtTheDesk({ evening }: { evening: string }) {
  const { take } = useAct()
  const closing = useOffer('close')
  return (
    <>
      <PrintLink evening={evening} paper="conta" label="Stampa la conta" />
      {closing && <Button onPress={() => void take(closing)}>Chiudi la conta</Button>}
    </>
  )
}

export const Tonight = screenOf('member', OnThePhone)
export const Desk = screenOf('desk', AtTheDesk)
const OnTheWall = screenOf('board', () => null)
export const Board = ({ part }: { part: WallPart }) =>
  part === 'calls' ? null : (
    <WallCard title="La conta">
      <OnTheWall />
    </WallCard>
  )
export const Post = screenOf('post', () => null)

export function PastDesk({ evening }: { evening: string }) {
  return <PrintLink evening={evening} paper="conta" label="Stampa la conta" />
}
