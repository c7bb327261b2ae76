import { deferred } from 'shared-composition'
import { space } from 'shared-ui'
import { styled } from 'styled-components'

/** The height of the search box. */
const SearchSpace = styled.div`
	flex: none;
	height: calc(44px + ${space[2]} + ${space[3]});
`

const load = () => import(/* webpackChunkName: "messages-live" */ './chunk.ts')

// One chunk for what the list does after it was shown.
export const LiveMessages = deferred(async () => (await load()).LiveMessages, { small: true })
export const MessagesDialogs = deferred(async () => (await load()).MessagesDialogs, { small: true })
export const SearchBox = deferred(async () => (await load()).SearchBox, { skeleton: <SearchSpace />, small: true })
