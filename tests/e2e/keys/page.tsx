import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Key } from '@/components/tablet/Digits'
import { Button } from '@/components/ui/Button'
import { usePressGuard } from '@/components/ui/press/pressGuard'

/** Keys that write what they say, and a button that becomes another one at a tap. */
function Pad() {
  usePressGuard()
  const [typed, type] = useState('')
  const [steps, setSteps] = useState(0)
  return (
    <>
      <div data-keys>
        {['1', '2'].map((key) => (
          <Key key={key} isDisabled={false} onPress={() => type((before) => before + key)}>
            {key}
          </Key>
        ))}
      </div>
      <output>{typed}</output>
      <Button onPress={() => setSteps(steps + 1)}>{steps === 0 ? 'Carta' : 'Banco'}</Button>
      <p>{steps}</p>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Pad />)
