const ID =
  /(?<![\w.-])(?:[IVX]+\.\d+|A\.\d+|C\.\d+|S\.\d+[a-z]?|V\.[a-z][a-z-]*|B\.\d+(?:\.\d+)?|B1\.[a-z]+\.\d+|J\.\d+|T\.\d+(?:\.\d+)?|K\.\d+)(?![\w-])/g

/** The ids of provisions that a source text names, of any game. */
export const provisionsNamedIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(ID) ?? [])
