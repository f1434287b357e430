import { openSync } from 'node:fs'
import { lockFolder } from '@/server/installation/lock'

/** Locks the folder of its first argument, opens every file that it may, and says so. */
async function main(): Promise<void> {
  const [folder = ''] = process.argv.slice(2)
  await lockFolder(folder)
  // The message is ready before the last descriptor is taken.
  process.stdout.write('\n')
  const opened: number[] = []
  try {
    for (;;) opened.push(openSync('/dev/null', 'r'))
  } catch {
    process.stdout.write(`held with ${opened.length} files open\n`)
  }
  setInterval(() => {}, 60_000)
}

await main()
