import { describe, expect, it } from 'vitest'
import { Metrics } from '@/server/measuring/metrics'
import { Counter, Histogram, Probe } from '@/server/measuring/series'
import { chosenMetrics } from '@/server/starting/metricsPort'

describe('a series as Prometheus reads it', () => {
  it('a counter has a line for each combination of labels, with strange characters escaped', () => {
    const counter = new Counter('shots_total', 'Shots.', ['by'])
    counter.add(['a'])
    counter.add(['b"\\\n'])
    counter.add(['a'], 2)
    expect(counter.lines()).toEqual([
      '# HELP shots_total Shots.',
      '# TYPE shots_total counter',
      'shots_total{by="a"} 3',
      'shots_total{by="b\\"\\\\\\n"} 1',
    ])
  })

  it('a histogram counts a value in its bucket and in every larger one', () => {
    const histogram = new Histogram('wait_seconds', 'Wait.', [0.1, 1], ['game'])
    for (const value of [0.1, 0.5, 7]) histogram.observe(value, ['poker'])
    expect(histogram.lines().slice(2)).toEqual([
      'wait_seconds_bucket{game="poker",le="0.1"} 1',
      'wait_seconds_bucket{game="poker",le="1"} 2',
      'wait_seconds_bucket{game="poker",le="+Inf"} 3',
      'wait_seconds_sum{game="poker"} 7.6',
      'wait_seconds_count{game="poker"} 3',
    ])
  })

  it('a number that does not exist yet has no line, and one that only grows is a counter', () => {
    expect(new Probe('age_seconds', 'Age.', () => null).lines()).toEqual([])
    expect(new Probe('cpu_seconds_total', 'Time.', () => 2).lines()).toContain(
      '# TYPE cpu_seconds_total counter',
    )
  })

  it('all of them end with a newline, as the format asks', () => {
    expect(new Metrics().text()).toMatch(/^# HELP circolo_requests_total .*\n$/s)
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
