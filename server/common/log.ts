import pino from 'pino'

/** Silent unless CIRCOLO_LOG is set; cookies, passwords and names are never logged. */
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
