import pino from 'pino'

/** Quiet unless CIRCOLO_LOG says otherwise; cookies, passwords and names are never written. */
export const log = pino({
  level: process.env.CIRCOLO_LOG ?? 'warn',
  base: null,
  redact: {
    paths: [
      '*.cookie',
      '*.password',
      '*.authorization',
      ...['query', 'parameters', 'args', 'detail', 'where'].map((field) => `err.${field}`),
    ],
    remove: true,
  },
})
