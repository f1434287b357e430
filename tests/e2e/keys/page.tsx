import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Key } from '@/components/tablet/Digits'
import { Button } from '@/components/ui/Button'
import { betweenTaps, pauseOfTaps } from '@/components/ui/press/hand'
import { usePressGuard } from '@/components/ui/press/pressGuard'

/** The mark of each tap, as its control showed it at once, and when the page heard of it, in ms of the page. */
const shown: string[] = []
const heard: number[] = []
const note = ({ timeStamp }: Event) => {
  shown.push(document.querySelector(`[data-untapped="${timeStamp}"]`) ? 'refused' : 'counted')
  heard.push(performance.now())
}

/** Whether a frame was drawn between the latest touch and what it did, for each act. */
const drawn: boolean[] = []
let isDrawn = false

/**
 * Keys that write what they say, a button that becomes another one at a tap, one that does so while the finger is still
 * on it, as when somebody else acts, one that stays the same while its words grow, one in whose place keys come, one that
 * moves away under the finger, and keys of which after a step the first cannot be tapped and the last is gone.
 */
function Pad() {
  usePressGuard()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    // After the guard's own listener.
    window.addEventListener('pointerdown', note, true)
    window.addEventListener('pointerdown', () => {
      isDrawn = false
      requestAnimationFrame(() => {
        isDrawn = true
      })
    })
    window.addEventListener('pointerup', ({ target }) => {
      const { textContent } = target as Element
      if (textContent === 'Passo') setLate(true)
      if (textContent === 'Scende') setLower(true)
    })
    Object.assign(window, { shown, heard, drawn, betweenTaps, pauseOfTaps })
  }, [])
  const [isLower, setLower] = useState(false)
  const [typed, type] = useState('')
  const [steps, setSteps] = useState(0)
  const step = (by: number): void => {
    drawn.push(isDrawn)
    setSteps((before) => before + by)
  }
  return (
    <>
      <div data-keys>
        {['1', '2'].map((key) => (
          <Key key={key} isDisabled={false} onPress={() => type((before) => before + key)}>
            {key}
          </Key>
        ))}
      </div>
      <output style={{ display: 'block', height: 30 }}>{typed}</output>
      <div style={{ height: 100 }} />
      <Button onPress={() => step(1)}>{steps === 0 ? 'Carta' : 'Banco'}</Button>
      <Button onPress={() => step(10)}>{isLate ? 'Voglio' : 'Passo'}</Button>
      <div style={{ display: 'grid' }}>
        <Button data-means="nera" onPress={() => step(100)}>
          {steps === 0 ? 'Nera' : 'Nera, colore'}
        </Button>
      </div>
      <div data-keys>
        {(steps === 0 ? ['5', '6', '9'] : ['5', '6']).map((key) => (
          <Key
            key={key}
            isDisabled={key === '5' && steps > 0}
            onPress={() => type((before) => before + key)}
          >
            {key}
          </Key>
        ))}
      </div>
      <Opening onKey={(key) => type((before) => before + key)} />
      <div style={{ marginTop: isLower ? 100 : 0 }}>
        <Button onPress={() => step(1_000)}>Scende</Button>
      </div>
      <p>{steps}</p>
    </>
  )
}

/** A button in whose place keys come. */
function Opening({ onKey }: { onKey: (key: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button onPress={() => setOpen(true)}>Apri</Button>
      </div>
    )
  }
  return (
    <div data-keys style={{ display: 'flex', gap: 100 }}>
      {['7', '8'].map((key) => (
        <Key key={key} isDisabled={false} onPress={() => onKey(key)}>
          {key}
        </Key>
      ))}
    </div>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Pad />)
