import { Done } from '../account/session.ts'
import { LOCALES } from '../locale.ts'
import { route } from '../route.ts'
import { object, oneOf, string } from '../schema.ts'
import { GroupParams } from './group.ts'

/** An address that Discord gives to post in one of its channels: its id and its secret are the groups of the pattern. */
export const DISCORD_WEBHOOK =
	'^https://(?:(?:ptb|canary)\\.)?discord(?:app)?\\.com/api/webhooks/([0-9]{5,20})/([A-Za-z0-9_-]{20,100})$'

/** `off`: Discord no longer knows the address. The address itself is never shown again. */
const State = object({ state: oneOf(['none', 'on', 'off'] as const) })

export const discordWebhookRoute = route('GET', '/api/groups/:id/discord', {
	session: 'needed',
	summary: "Whether the plan of a group is posted on Discord. For the group's admins",
	tag: 'community',
	params: GroupParams,
	answer: State,
})

export const setDiscordWebhookRoute = route('PUT', '/api/groups/:id/discord', {
	summary: 'Posts what changes from now on in the plan of a group on Discord, in a language',
	tag: 'community',
	params: GroupParams,
	body: object({ address: string({ pattern: DISCORD_WEBHOOK, maxLength: 200 }), locale: oneOf(LOCALES) }),
	answer: State,
})

export const testDiscordWebhookRoute = route('POST', '/api/groups/:id/discord/test', {
	summary:
		'Posts an example. `gone`: Discord does not know the address, and it is off now; `later`: it takes no message for now',
	tag: 'community',
	params: GroupParams,
	answer: object({ outcome: oneOf(['sent', 'gone', 'later'] as const) }),
})

export const deleteDiscordWebhookRoute = route('DELETE', '/api/groups/:id/discord', {
	summary: 'Forgets the address',
	tag: 'community',
	params: GroupParams,
	answer: Done,
})
