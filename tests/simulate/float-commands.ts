import { FLOAT_HOST } from '@/rules/black-jack/play/host'
import { floatArticles } from '@/rules/float/articles'

const articles: readonly { readonly commands: object }[] = Object.values(floatArticles(FLOAT_HOST))
const NAMES: ReadonlySet<string> = new Set(
  articles.flatMap(({ commands }) => Object.keys(commands)),
)

/** Whether a command is the float's, which random evenings of chemin de fer use in full. */
export const isFloatCommand = (type: string): boolean => NAMES.has(type)
