import { CHANNEL_NAME_MAX_LENGTH, CHANNELS_PER_GROUP } from '../limits.ts'
import { route } from '../route.ts'
import { array, object, string } from '../schema.ts'
import { Group, GroupParams } from './group.ts'

const Key = string({ pattern: '^[a-z0-9-]{1,40}$' })
const ChannelParams = object({ id: GroupParams.properties.id, key: Key })
const ChannelBody = object({ name: string({ maxLength: CHANNEL_NAME_MAX_LENGTH * 4 }) })

export const createChannelRoute = route('POST', '/api/groups/:id/channels', {
	summary: 'Adds a text channel at the end',
	tag: 'community',
	params: GroupParams,
	body: ChannelBody,
	answer: Group,
})

export const renameChannelRoute = route('PUT', '/api/groups/:id/channels/:key', {
	summary: 'Renames a text channel',
	tag: 'community',
	params: ChannelParams,
	body: ChannelBody,
	answer: Group,
})

export const orderChannelsRoute = route('PUT', '/api/groups/:id/channels', {
	summary: 'Puts the channels in an order. Channels that it does not name stay behind the named ones, as they are',
	tag: 'community',
	params: GroupParams,
	body: object({ keys: array(Key, { maxItems: CHANNELS_PER_GROUP }) }),
	answer: Group,
})

export const deleteChannelRoute = route('DELETE', '/api/groups/:id/channels/:key', {
	summary: 'Deletes a channel with everything said in it. 409 `group.channel.last` for the only one',
	tag: 'community',
	params: ChannelParams,
	answer: Group,
})
