import { connect, disconnect } from '@/db/client'
import { RECORDED, recorded } from '@/tests/journals/recorded'
import { storeEvening } from '@/tests/journals/stored'

// A process of its own, since the browser tests cannot load a game: `store-evenings.ts <database url> <club>` stores every
// recorded evening in a club, those still open last, since a club has one open of each game.
const [url = '', clubId = ''] = process.argv.slice(2)
const sql = connect(url)
const journals = RECORDED.map(recorded).sort((a, b) =>
  a.register.status < b.register.status ? -1 : 1,
)
for (const journal of journals) await storeEvening(sql, clubId, journal)
await disconnect(url)
