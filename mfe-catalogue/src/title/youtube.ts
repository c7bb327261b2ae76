// Their ids are always of this shape; anything else is no trailer.
const ID = /^[\w-]{11}$/

/**
 * The address of YouTube's player for a trailer, from the host that sets no cookies until it plays: controls shown, modest
 * branding, no videos of others at the end. It starts at once, for it is only there after a press on our own picture.
 * Nothing where the id is none.
 */
export function playerAddress(youtubeId: string): string | undefined {
	if (!ID.test(youtubeId)) return undefined
	const options = new URLSearchParams({ autoplay: '1', controls: '1', modestbranding: '1', rel: '0' })
	return `https://www.youtube-nocookie.com/embed/${youtubeId}?${options}`
}
