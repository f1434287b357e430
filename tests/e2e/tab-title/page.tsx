import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTabTitle } from '@/components/installed/useTabTitle'

/** One game's part of the page, where so many things wait. */
function Part({ game }: { game: string }) {
  const [count, set] = useState(0)
  useTabTitle(count)
  return (
    <button type="button" onClick={() => set((count + 1) % 3)}>
      {game}
    </button>
  )
}

/** A part with the words of a call, which can be answered. */
function Call() {
  const [isCalled, set] = useState(false)
  useTabTitle(isCalled ? 1 : 0, 'Tocca a voi')
  return (
    <button type="button" onClick={() => set(!isCalled)}>
      call
    </button>
  )
}

document.title = 'Deputato'
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <Part game="poker" />
    <Part game="black jack" />
    <Call />
  </>,
)
