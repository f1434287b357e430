import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// A plain server of events, as the baseline of screens: each POST answers, and writes one message of so many bytes to all.
const [size = '0'] = process.argv.slice(2)
const open = new Set<ServerResponse>()
let version = 0

const message = () => {
  const head = `id: ${version}\nevent: folded\ndata: {"version":${version},"now":0,"filler":"`
  return Buffer.from(`${head}${'x'.repeat(Math.max(0, Number(size) - head.length - 4))}"}\n\n`)
}

const server = createServer((req, res) => {
  if (req.method === 'POST') {
    version += 1
    res.end(JSON.stringify({ version }))
    const bytes = message()
    for (const line of open) line.write(bytes)
    return
  }
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  res.write(message())
  open.add(res)
  res.on('close', () => open.delete(res))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
