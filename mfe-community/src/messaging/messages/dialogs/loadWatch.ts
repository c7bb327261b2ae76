/** Loads what a channel shows of the title that it watches, and the search in a conversation. */
export const loadWatch = () => import(/* webpackChunkName: "messages-watch" */ './watchChunk.ts')
