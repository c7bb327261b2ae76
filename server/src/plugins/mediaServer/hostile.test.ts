import { writeSeries } from '../../library/foreignSeries/series.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { mediaBench } from './mediaServer.testing.ts'
import { emby, form, jellyfin, kodi, kodiUpdate, plex } from './payloads.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { connect, post } = mediaBench(site)
beforeEach(() => writeSeries(site.db))

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
	['nothing', '', 'mediaServer.body.unreadable'],
	['a text', 'oi', 'mediaServer.body.unreadable'],
	['JSON that was cut off', '{"NotificationType": "Playb', 'mediaServer.body.unreadable'],
	['too much JSON', JSON.stringify({ NotificationType: 'x'.repeat(300_000) }), 'mediaServer.body.unreadable'],
	['a form without JSON', form('other', jellyfin()), 'mediaServer.body.unreadable'],
	[
		'a form that was cut off',
		{ ...form('payload', jellyfin()), payload: Buffer.from('--x') },
		'mediaServer.body.unreadable',
	],
	['no object', '[1, 2]', 'mediaServer.body.unknown'],
	['null', 'null', 'mediaServer.body.unknown'],
	['deep JSON', deep(100_000), 'mediaServer.body.unknown'],
	['another program', plex(), 'mediaServer.body.unknown'],
	['keys of prototypes', '{"__proto__": {"NotificationType": "PlaybackStop"}}', 'mediaServer.body.unknown'],
	['numbers beyond all', jellyfin({ EpisodeNumber: 1e300 }), 'notWatched'],
	['negative numbers', jellyfin({ EpisodeNumber: -3 }), 'notWatched'],
	['parts of numbers', jellyfin({ EpisodeNumber: 1.5 }), 'notWatched'],
	['wrong types', jellyfin({ SeriesName: { a: 1 }, Provider_tvdb: ['4001'], SeasonNumber: {} }), 'unmatched'],
	['NUL in a name', jellyfin({ SeriesName: 'a\0b', Provider_tvdb: 'a\0b' }), 'unmatched'],
	['a name that is long', jellyfin({ SeriesName: 'Ondas '.repeat(10_000) }), 'unmatched'],
	['a name of SQL', jellyfin({ SeriesName: "'; drop table media_server; --" }), 'unmatched'],
])('%s', async (_what, body, result) => {
	const { told } = await connect('jellyfin')
	expect(await told(body)).toBe(result)
})

test('a body beyond the limit is refused, and says so', async () => {
	const { token } = await connect('plex')
	const answer = await post(token, form('payload', plex(), 3_000_000))
	expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.body.tooLarge'])
})

test.each([
	['plex', plex({ Guid: 'x', guid: 7, parentIndex: [] }, { Account: 'x' })],
	['plex', { event: 'media.scrobble', Metadata: null }],
	['emby', emby({ ProviderIds: 'x', SeriesName: 4 }, { User: null, PlaybackInfo: [] })],
	['kodi', kodi({ uniqueid: [] })],
	['kodi', kodiUpdate({ item: null })],
	['kodi', { method: 'VideoLibrary.OnUpdate', params: 3 }],
] as const)('%s with wrong types is refused or ignored, never a failure', async (program, body) => {
	const { token } = await connect(program)
	expect([200, 400]).toContain((await post(token, body)).statusCode)
})

test('Kodi’s own update without details is refused: the script must add them', async () => {
	const { told } = await connect('kodi')
	expect(await told(kodiUpdate({ item: { id: 1, type: 'episode' } }))).toBe('mediaServer.body.unknown')
})
