import { DAY_MS } from 'shared-contract/units'
import sharp from 'sharp'
import { pruneUploads } from '../../core/upload/prune.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench, TITLE } from './revision.testing.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '1' } })
const bench = revisionBench(site)
const { edit, member, send, start } = bench
beforeEach(() => bench.fill())

async function upload(key: Key, purpose: string, red: number): Promise<string> {
	const background = { r: red, g: 20, b: 90 }
	const payload = await sharp({ create: { width: 40, height: 60, channels: 3, background } })
		.png()
		.toBuffer()
	const headers = { ...key, 'content-type': 'image/png' }
	const answer = await site.app.inject({ method: 'POST', url: `/api/uploads?purpose=${purpose}`, headers, payload })
	return answer.json().url
}
const pruneLater = () => pruneUploads(site.db, site.context.storage, new Date(site.clock.now.getTime() + 30 * DAY_MS))
const isServed = async (url: string) => (await site.app.inject(url)).statusCode === 200
const picture = async (field: 'posters' | 'banners') => (await send('GET', `titles/${TITLE}`)).json()[field][0]

test.each([
	['posterUrl', 'poster', 'posters'],
	['bannerUrl', 'backdrop', 'banners'],
] as const)(
	'an upload that an edit sets as %s stays, and so does the one before it, to which an undo goes back',
	async (field, purpose, shown) => {
		const moderator = await member('moderator')
		const first = await upload(moderator, purpose, 1)
		const second = await upload(moderator, purpose, 2)
		await edit(moderator, await start(), { [field]: first })
		const later = await edit(moderator, await start(), { [field]: second })
		expect(await picture(shown)).toBe(second)
		await pruneLater()
		expect([await isServed(first), await isServed(second)]).toEqual([true, true])
		await bench.undo(moderator, later.json().revision)
		expect(await picture(shown)).toBe(first)
	},
)

test('an upload of a proposal stays until a moderator takes it', async () => {
	const newcomer = await member()
	const url = await upload(newcomer, 'poster', 3)
	const { proposal } = (await edit(newcomer, await start(), { posterUrl: url })).json()
	await pruneLater()
	const body = { take: ['posterUrl'], reason: '' }
	expect((await send('POST', `proposals/${proposal}/review`, await member('moderator'), body)).statusCode).toBe(200)
	expect([await picture('posters'), await isServed(url)]).toEqual([url, true])
})

test('an upload that is gone is refused at its field', async () => {
	const answer = await edit(await member('moderator'), await start(), { posterUrl: `/uploads/${'a'.repeat(64)}.webp` })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { posterUrl: 'upload.gone' }])
})
