import pino from 'pino'

/**
 * Warnings and errors, or what CIRCOLO_LOG asks for; `info` has a line for each request. Cookies, passwords, names,
 * cards and addresses are never logged.
 */
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
