import { createRoot } from 'react-dom/client'
import { Countdown, isRunning } from '@/components/ui/Countdown'
import { useWhich } from '@/components/ui/ofNow'

const begun = Date.now()
/** A clock of a minute, and one of two seconds. */
const CLOCKS = [60_000, 2_000].map((ms) => ({ since: begun, until: begun + ms }))
const now = () => Date.now()
let drawn = 0

/** A page with clocks, which says how often it was drawn. */
function Page() {
  drawn += 1
  const running = useWhich(CLOCKS, now, isRunning)
  return (
    <>
      {running.map((clock) => (
        <Countdown key={clock.until} clock={clock} now={now} />
      ))}
      <output>{drawn}</output>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />)
