'use client'
import { JoinCode } from './JoinCode'

/** The wall while no evening is open: a notice, and the QR code for phones. */
export function EmptyBoard({ title, then }: { title: string; then: string }) {
  return (
    <main className="flex grow flex-col items-center justify-center gap-4 text-center">
      <p className="font-serif text-[3.4rem]">{title}</p>
      <p className="text-[1.6rem] text-sage">{then}</p>
      <JoinCode />
    </main>
  )
}
