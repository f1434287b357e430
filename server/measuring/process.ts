import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics'

/** Adds the numbers of the process itself; returns a function that stops measuring them. */
export function measureProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const started = Date.now() / 1000 - process.uptime()
  metrics.reading('process_start_time_seconds', 'Start of the process.', () => started)
  metrics.reading('process_cpu_seconds_total', 'Processor time used.', () => {
    // In microseconds; the delay below is in nanoseconds.
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.reading('process_resident_memory_bytes', 'Memory of the process.', () =>
    process.memoryUsage.rss(),
  )
  metrics.reading(
    'nodejs_heap_size_used_bytes',
    'Memory that JavaScript uses.',
    () => process.memoryUsage().heapUsed,
  )
  metrics.reading(
    'nodejs_eventloop_lag_p99_seconds',
    'How late the process came to its work, at the 99th percentile since the last reading.',
    () => {
      const late = delay.percentile(99) / 1e9
      delay.reset()
      return late
    },
  )
  return () => delay.disable()
}
