import { deferred } from 'shared-composition'
import { CardSpace } from './CardSpace.ts'

// One chunk, because who sends a picture sees it next.
async function load() {
	const chunk = await import(/* webpackChunkName: "message-attachments" */ './chunk.ts')
	await chunk.words
	return chunk
}

export const PictureField = deferred(async () => (await load()).PictureField, { small: true })
export const PictureView = deferred(async () => (await load()).PictureView, { small: true })
export const LinkCards = deferred(async () => (await load()).LinkCards, { skeleton: <CardSpace />, small: true })
