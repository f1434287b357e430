import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The data folder that the environment names, or the one beside the program. */
export const dataFolder = () => path.resolve(process.env.CIRCOLO_DATA ?? path.join(ROOT, '.data'))
