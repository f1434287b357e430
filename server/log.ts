import pino from 'pino'

/** Quiet unless CIRCOLO_LOG says otherwise; cookies, passwords and names are never written. */
export const log = pino({
  level: process.env.CIRCOLO_LOG ?? 'warn',
  base: null,
  redact: {
    paths: ['*.cookie', '*.password', '*.authorization', 'err.query', 'err.parameters', 'err.args'],
    remove: true,
  },
})
