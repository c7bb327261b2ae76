/** Notifications as the programs' documentation describes them, of an invented series. */

/** Jellyfin's webhook plugin with "Send All Properties". The ids are those of the item. */
export const jellyfin = (given: object = {}) => ({
	ServerId: 'b6d1',
	ServerName: 'sala',
	ServerVersion: '10.10.3',
	NotificationType: 'PlaybackStop',
	Timestamp: '2026-04-01T12:00:00.0000000-03:00',
	Name: 'O terceiro sino',
	ItemId: '7a1f',
	ItemType: 'Episode',
	RunTime: '00:23:40',
	Year: 2019,
	SeriesName: 'Ondas do Mar',
	SeasonNumber: 2,
	SeasonNumber00: '02',
	EpisodeNumber: 3,
	EpisodeNumber00: '03',
	Provider_tvdb: '4001',
	Provider_imdb: 'tt1234567',
	PlayedToCompletion: true,
	DeviceName: 'TV da sala',
	ClientName: 'Jellyfin Web',
	NotificationUsername: 'bia',
	UserId: 'c0ffee',
	...given,
})

/** Plex: the metadata of `media.scrobble` with the present agent, which has the ids of the episode alone. */
export const plex = (metadata: object = {}, given: object = {}) => ({
	event: 'media.scrobble',
	user: true,
	owner: true,
	Account: { id: 1, thumb: 'https://plex.tv/users/1/avatar', title: 'bia' },
	Server: { title: 'sala', uuid: 'a1' },
	Player: { local: true, publicAddress: '203.0.113.7', title: 'TV', uuid: 'p1' },
	Metadata: {
		librarySectionType: 'show',
		ratingKey: '18451',
		guid: 'plex://episode/5d9c1278e264b7001fcaab4c',
		parentGuid: 'plex://season/602e67b40f4bde002da3ac26',
		grandparentGuid: 'plex://show/5d9c086c02391c001f5891bf',
		type: 'episode',
		title: 'O terceiro sino',
		grandparentTitle: 'Ondas do Mar',
		parentTitle: 'Season 2',
		index: 3,
		parentIndex: 2,
		year: 2021,
		// The number of another series at TVDB.
		Guid: [{ id: 'imdb://tt1234567' }, { id: 'tmdb://999001' }, { id: 'tvdb://4002' }],
		...metadata,
	},
	...given,
})

export const emby = (item: object = {}, given: object = {}) => ({
	Title: 'bia has finished playing O terceiro sino',
	Event: 'playback.stop',
	User: { Name: 'bia', Id: 'u1' },
	Item: {
		Name: 'O terceiro sino',
		Type: 'Episode',
		ProviderIds: { Tvdb: '7777777', Imdb: 'tt1234567' },
		SeriesName: 'Ondas do Mar',
		ParentIndexNumber: 2,
		IndexNumber: 3,
		ProductionYear: 2021,
		...item,
	},
	PlaybackInfo: { PlayedToCompletion: true, PositionTicks: 14_200_000_000 },
	Session: { RemoteEndPoint: '203.0.113.7', DeviceName: 'TV da sala' },
	...given,
})

export const kodi = (given: object = {}) => ({
	event: 'watched',
	type: 'episode',
	showtitle: 'Ondas do Mar',
	season: 2,
	episode: 3,
	uniqueid: { tvdb: '4001' },
	title: 'O terceiro sino',
	year: 2021,
	...given,
})

export const kodiUpdate = (data: object = {}) => ({
	jsonrpc: '2.0',
	method: 'VideoLibrary.OnUpdate',
	params: {
		data: {
			playcount: 1,
			item: { id: 12, type: 'episode', showtitle: 'Ondas do Mar', season: 2, episode: 3 },
			...data,
		},
		sender: 'xbmc',
	},
})

const BOUNDARY = '------------------------j4fqHSAc9FtAnWDn0DyJIL'

/** A form with JSON in a field, and a picture beside it, as Plex sends it. */
export function form(name: string, json: unknown, thumbBytes = 120_000) {
	const disposition = (rest: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${rest}\r\n`
	return {
		headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
		payload: Buffer.concat([
			Buffer.from(
				`${disposition(`name="${name}"`)}Content-Type: application/json\r\n\r\n${JSON.stringify(json)}\r\n${disposition('name="thumb"; filename="thumb.jpg"')}Content-Type: image/jpeg\r\n\r\n`,
			),
			Buffer.alloc(thumbBytes, 0xd8),
			Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
		]),
	}
}
