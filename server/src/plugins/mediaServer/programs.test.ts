import { OBRA, writeSeries } from '../../library/foreignSeries/series.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { mediaBench } from './mediaServer.testing.ts'
import { emby, form, jellyfin, kodi, kodiUpdate, plex } from './payloads.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { connect, entry } = mediaBench(site)
beforeEach(() => writeSeries(site.db))

const HAMA = 'com.plexapp.agents.hama://'

test.each([
	['Jellyfin: series id and season', 'jellyfin', jellyfin(), OBRA.second, 3],
	['Jellyfin: absolute number', 'jellyfin', jellyfin({ SeasonNumber: 1, EpisodeNumber: 15 }), OBRA.second, 3],
	['Jellyfin: without a season', 'jellyfin', jellyfin({ SeasonNumber: undefined, EpisodeNumber: 16 }), OBRA.second, 4],
	['Jellyfin: the id of an episode, and the name', 'jellyfin', jellyfin({ Provider_tvdb: '4002' }), OBRA.second, 3],
	[
		'Jellyfin: texts of a template',
		'jellyfin',
		jellyfin({ SeasonNumber: '2', PlayedToCompletion: 'True' }),
		OBRA.second,
		3,
	],
	[
		'Jellyfin: marked as played',
		'jellyfin',
		jellyfin({ NotificationType: 'UserDataSaved', SaveReason: 'TogglePlayed', Played: true }),
		OBRA.second,
		3,
	],
	['Jellyfin: a file with two episodes', 'jellyfin', jellyfin({ EpisodeNumberEnd: 4 }), OBRA.second, 4],
	['Jellyfin: an end before the episode', 'jellyfin', jellyfin({ EpisodeNumberEnd: 2 }), OBRA.second, 3],
	['Jellyfin: an end that no file has', 'jellyfin', jellyfin({ EpisodeNumberEnd: 999_999_999 }), OBRA.second, 3],
	['Jellyfin: a film', 'jellyfin', jellyfin({ ItemType: 'Movie', Provider_tmdb: '5001', Name: 'x' }), OBRA.film, 1],
	['Plex: a form with a thumbnail', 'plex', form('payload', plex()), OBRA.second, 3],
	['Plex: JSON alone', 'plex', plex(), OBRA.second, 3],
	[
		'Plex: HAMA with AniDB',
		'plex',
		plex({ guid: `${HAMA}anidb-204/1/5?lang=en`, index: 5, parentIndex: 1 }),
		OBRA.third,
		5,
	],
	['Plex: HAMA with absolute numbers', 'plex', plex({ guid: `${HAMA}tvdb4-4001/2/14`, index: 14 }), OBRA.second, 2],
	[
		'Plex: a former agent',
		'plex',
		plex({ guid: 'com.plexapp.agents.thetvdb://4001/2/3?lang=en', grandparentTitle: '?' }),
		OBRA.second,
		3,
	],
	['Plex: a film', 'plex', plex({ type: 'movie', title: 'x', Guid: [{ id: 'tmdb://5001' }] }), OBRA.film, 1],
	['Emby', 'emby', emby(), OBRA.second, 3],
	['Emby: a file with three episodes', 'emby', emby({ IndexNumberEnd: 5 }), OBRA.second, 5],
	['Emby: a form', 'emby', form('data', emby()), OBRA.second, 3],
	['Emby: marked as played', 'emby', emby({}, { Event: 'item.markplayed', PlaybackInfo: undefined }), OBRA.second, 3],
	['Emby: a film', 'emby', emby({ Type: 'Movie', Name: '', ProviderIds: { IMDB: 'tt0000077' } }), OBRA.film, 1],
	['Kodi', 'kodi', kodi(), OBRA.second, 3],
	['Kodi: a file with two episodes', 'kodi', kodi({ episodeend: 4 }), OBRA.second, 4],
	['Kodi: a film', 'kodi', kodi({ type: 'movie', uniqueid: { tmdb: 5001 } }), OBRA.film, 1],
	['Kodi: an update of its library', 'kodi', kodiUpdate(), OBRA.second, 3],
] as const)('%s', async (_what, program, body, titleId, episode) => {
	const { told, member } = await connect(program)
	expect(await told(body)).toBe('advanced')
	expect(await entry(member, titleId)).toEqual([titleId === OBRA.film ? 'completed' : 'current', episode])
})

test.each([
	['Jellyfin: stopped in the middle', 'jellyfin', jellyfin({ PlayedToCompletion: false })],
	['Jellyfin: started', 'jellyfin', jellyfin({ NotificationType: 'PlaybackStart' })],
	[
		'Jellyfin: marked as not played',
		'jellyfin',
		jellyfin({ NotificationType: 'UserDataSaved', SaveReason: 'TogglePlayed', Played: false }),
	],
	['Jellyfin: music', 'jellyfin', jellyfin({ ItemType: 'Audio' })],
	['Plex: a track', 'plex', plex({ type: 'track' })],
	['Plex: an episode with a date and no number', 'plex', plex({ index: undefined })],
	['Emby: stopped in the middle', 'emby', emby({}, { PlaybackInfo: { PlayedToCompletion: false } })],
	['Emby: a test notification', 'emby', { Title: 'Test', Event: 'system.notificationtest' }],
	['Kodi: set back to not watched', 'kodi', kodiUpdate({ playcount: 0 })],
	['Kodi: another event', 'kodi', kodi({ event: 'pause' })],
	[
		'Kodi: a rating of what was watched before',
		'kodi',
		kodiUpdate({
			playcount: undefined,
			item: { type: 'episode', showtitle: 'Ondas do Mar', season: 2, episode: 3, playcount: 1 },
		}),
	],
] as const)('%s changes nothing', async (_what, program, body) => {
	const { told, member } = await connect(program)
	expect(await told(body)).toBe('notWatched')
	expect(await entry(member, OBRA.second)).toBeNull()
})

test.each(['text/plain', 'text/plain; charset=utf-8', 'application/octet-stream', 'application/x-www-form-urlencoded'])(
	'JSON is read as %s, too',
	async (type) => {
		const { told } = await connect('jellyfin')
		expect(await told(JSON.stringify(jellyfin()), { 'content-type': type })).toBe('advanced')
	},
)

test('a form of Emby that names its field without quotes is read', async () => {
	const { told } = await connect('emby')
	const { headers, payload } = form('data', emby(), 10)
	const unquoted = Buffer.from(payload.toString('latin1').replace('name="data"', 'name=data'), 'latin1')
	expect(await told({ headers, payload: unquoted })).toBe('advanced')
})

test.each([
	['PlaybackStart', 0, 'notWatched'],
	['PlaybackProgress', 0, 'notWatched'],
	['PlaybackFinished', 0, 'advanced'],
	// What was played before stays played while it is seen again and stopped in the middle.
	['PlaybackFinished', 6_000_000_000, 'notWatched'],
	['TogglePlayed', 0, 'advanced'],
	['TogglePlayed', 6_000_000_000, 'advanced'],
	['UpdateUserRating', 0, 'notWatched'],
	['UpdateUserData', 0, 'notWatched'],
	['Import', 0, 'notWatched'],
	[undefined, 0, 'notWatched'],
])('Jellyfin saves that something is played because of %s, at %i: %s', async (SaveReason, position, result) => {
	const { told } = await connect('jellyfin')
	const saved = { NotificationType: 'UserDataSaved', Played: true, SaveReason, PlaybackPositionTicks: position }
	expect(await told(jellyfin({ ...saved, PlayedToCompletion: undefined }))).toBe(result)
})

test.each([
	...['media.play', 'media.pause', 'media.resume', 'media.stop', 'media.rate', 'library.new', 'library.on.deck'].map(
		(event) => ['plex', plex({ viewCount: 1 }, { event })] as const,
	),
	...['playback.start', 'playback.pause', 'playback.unpause', 'item.markunplayed', 'item.rate', 'library.new'].map(
		(Event) => ['emby', emby({ UserData: { Played: true } }, { Event })] as const,
	),
	...['PlaybackStart', 'PlaybackProgress', 'ItemAdded', 'ItemDeleted', 'MarkUnplayed'].map(
		(NotificationType) => ['jellyfin', jellyfin({ NotificationType, Played: true })] as const,
	),
	...['play', 'resume', 'stop', 'rate'].map((event) => ['kodi', kodi({ event, playcount: 1 })] as const),
])('another event of %s counts nothing, though the episode was played before', async (program, body) => {
	const { told } = await connect(program)
	expect(await told(body)).toBe('notWatched')
})

test('a file whose episodes belong to two titles counts for both', async () => {
	const { told, member } = await connect('jellyfin')
	expect(await told(jellyfin({ SeasonNumber: 1, EpisodeNumber: 12, EpisodeNumberEnd: 13 }))).toBe('advanced')
	expect([await entry(member, OBRA.first), await entry(member, OBRA.second)]).toEqual([
		['completed', 12],
		['current', 1],
	])
})
