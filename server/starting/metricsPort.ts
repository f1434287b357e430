import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CannotStart, systemCode } from '@/db/errors'
import { log } from '../common/log'
import { answerHealth, HEALTH } from '../doors/health'
import type { Metrics } from '../measuring/metrics'

/** The interface and the port for Prometheus. */
export interface MetricsAddress {
  host: string
  port: number
}

/** Unless another interface is named, only programs of this machine may read the metrics. */
const THIS_MACHINE = '127.0.0.1'
const TIMEOUT_MS = 10_000

/** The address in CIRCOLO_METRICS, `9464` or `0.0.0.0:9464`; null without it. Throws CannotStart for anything else. */
export function chosenMetrics(given: string | undefined): MetricsAddress | null {
  if (!given) return null
  const [, host = THIS_MACHINE, digits] = /^(?:(.+):)?(\d{1,5})$/.exec(given) ?? []
  const port = Number(digits)
  if (port <= 65_535) return { host: host.replace(/^\[(.*)\]$/, '$1'), port }
  throw new CannotStart(
    `CIRCOLO_METRICS=${given} non è una porta, né interfaccia:porta`,
    'CIRCOLO_METRICS is neither a port nor interface:port',
  )
}

/**
 * Answers `GET /metrics` for Prometheus on a port of its own, so that the port of the club's pages never gives them,
 * and `/healthz` and `/readyz` as there.
 */
export async function openMetrics(
  { host, port }: MetricsAddress,
  metrics: Metrics,
): Promise<{ port: number; close(): Promise<void> }> {
  metrics.measureProcess()
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (req, res) => {
    void answer(req, res, metrics).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be read')
      res.destroy()
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(refused(port, error)))
    server.listen(port, host, listening)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(req: IncomingMessage, res: ServerResponse, metrics: Metrics): Promise<void> {
  const [path = '/'] = (req.url ?? '/').split('?')
  if (path === HEALTH.healthy || path === HEALTH.ready)
    return await answerHealth(req, res, { path })
  if (path !== '/metrics' || req.method !== 'GET') return void res.writeHead(404).end()
  const text = await metrics.text()
  res.writeHead(200, { 'content-type': metrics.contentType }).end(text)
}

const refused = (port: number, error: unknown) =>
  new CannotStart(
    `La porta ${port} di CIRCOLO_METRICS non si apre (${systemCode(error)})`,
    `port ${port} of CIRCOLO_METRICS cannot be opened`,
  )
