/** In place of a game's rules where pages are made on the server: only a browser plays alone (`next.config.js`). */
export const elsewhere = null
