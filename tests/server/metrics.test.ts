import { describe, expect, it } from 'vitest'
import { Metrics, timed } from '@/server/measuring/metrics'
import { chosenMetrics } from '@/server/starting/metricsPort'

describe('the numbers, as Prometheus reads them', () => {
  it('have a line for each combination of labels that occurred, and end with a newline', async () => {
    const metrics = new Metrics()
    metrics.commands.inc({ game: 'poker', outcome: 'accepted' })
    metrics.commands.inc({ game: 'poker', outcome: 'accepted' })
    metrics.screens.inc({ audience: 'desk' })
    metrics.screens.dec({ audience: 'desk' })
    const text = await metrics.text()
    expect(text).toContain('\ncircolo_commands_total{game="poker",outcome="accepted"} 2\n')
    expect(text).toContain('\ncircolo_screens{audience="desk"} 0\n')
    expect(text).toMatch(/^# HELP circolo_requests_total .*\n$/s)
  })

  it('the time of an append is counted whether it succeeds or not', async () => {
    const metrics = new Metrics()
    await timed(metrics.appends, { game: 'poker' }, Promise.resolve())
    const lost = timed(metrics.appends, { game: 'poker' }, Promise.reject(new Error('lost')))
    await expect(lost).rejects.toThrow('lost')
    expect(await metrics.text()).toContain('circolo_append_seconds_count{game="poker"} 2')
  })

  it('a number that does not exist yet has no line', async () => {
    const metrics = new Metrics()
    let age: number | null = null
    metrics.reading('circolo_age_seconds', 'Age.', () => age)
    expect(await metrics.text()).not.toMatch(/^circolo_age_seconds/m)
    age = 7
    expect(await metrics.text()).toMatch(/^circolo_age_seconds 7$/m)
  })
})

describe('CIRCOLO_METRICS', () => {
  it('is a port of this machine, or an interface and its port', () => {
    expect(chosenMetrics(undefined)).toBeNull()
    expect(chosenMetrics('9464')).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(chosenMetrics('0.0.0.0:9464')).toEqual({ host: '0.0.0.0', port: 9464 })
    expect(chosenMetrics('[::1]:9464')).toEqual({ host: '::1', port: 9464 })
  })

  it.each(['x', '99999', '0.0.0.0:', '-1', '12:x'])('stops the start when it is %s', (given) => {
    expect(() => chosenMetrics(given)).toThrow(/CIRCOLO_METRICS/)
  })
})
