/** Loads what a channel shows of the title that it watches, and the search in a conversation. */
export async function loadWatch() {
	const chunk = await import(/* webpackChunkName: "messages-watch" */ './watchChunk.ts')
	await chunk.words
	return chunk
}
