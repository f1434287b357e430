import compile from 'icu-minify/compile'

/** For Next's build: a file of texts with each sentence taken apart, so that no page carries a parser of sentences. */
export default function compiled(source) {
  return `export default ${JSON.stringify(takenApart(JSON.parse(source)))}`
}

const takenApart = (texts) =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, takenApart(text)]))
