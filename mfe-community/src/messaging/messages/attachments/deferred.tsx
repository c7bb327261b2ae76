import { deferred } from 'shared-composition'
import { styled } from 'styled-components'

// One chunk, because who sends a picture sees it next.
const load = () => import(/* webpackChunkName: "message-attachments" */ './chunk.ts')

/** The room of a card, which it takes until it is known that there is none. */
export const CardSpace = styled.div`
	height: 4.5rem;
`
export const PictureField = deferred(async () => (await load()).PictureField, { small: true })
export const PictureView = deferred(async () => (await load()).PictureView, { small: true })
export const LinkCard = deferred(async () => (await load()).LinkCard, { skeleton: <CardSpace />, small: true })
