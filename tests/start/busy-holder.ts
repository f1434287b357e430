import { lockFolder } from '@/server/installation/lock'

/** Locks the folder of its first argument, says so, and keeps its event loop busy for so many seconds. */
async function main(): Promise<void> {
  const [folder = '', seconds = '0'] = process.argv.slice(2)
  await lockFolder(folder)
  process.stdout.write('held\n', () => {
    const until = performance.now() + Number(seconds) * 1000
    while (performance.now() < until);
  })
}

await main()
