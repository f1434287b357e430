import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { report } from './measure'
import { startUntil } from './processes'

/** The time from `npm start`, with data and pages already built, to the answer of the first page. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-bench-'))
  const port = String(38_000 + (process.pid % 900))
  const env = { CIRCOLO_DATA: folder, PORT: port, DATABASE_URL: '' }
  const start = () => startUntil(['server/starting/launch.mjs', 'start'], /:\d+/, { env })
  try {
    const first = await start()
    await first.stop()
    const begun = performance.now()
    const again = await start()
    const page = await fetch(`http://127.0.0.1:${port}/`)
    await page.text()
    report({
      what: `start to first page (${page.status})`,
      value: (performance.now() - begun) / 1_000,
      unit: 's',
    })
    await again.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
