import type { ModerationCase, ModerationEntry } from 'shared-contract'
import sharp from 'sharp'
import { accountBench } from '../../account/settings/settings.testing.ts'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import type { Someone } from '../comment/comment.testing.ts'
import { reportBench } from './report.testing.ts'

const site = testSite()
const { bia, caio, moderator, someone, send, edit } = reportBench(site)

const report = (who: Someone, reason = 'spam') => send('POST', 'comments/1/report', who, { reason, text: '' })
const moderate = (given: object) =>
	send('POST', 'moderation/comments/1', moderator, { action: 'keep', reason: '', ...given })
const firstCase = async (): Promise<ModerationCase | undefined> =>
	(await send('GET', 'moderation/cases', moderator)).json().items[0]
const log = async (): Promise<ModerationEntry[]> => (await send('GET', 'moderation/log', moderator)).json().items

test('moderators see the reported text beside the present one', async () => {
	await report(caio)
	await edit(bia, '1', 'Bom dia!')
	await report(await someone(), 'harassment')
	await edit(bia, '1', 'Boa noite!')
	expect(await firstCase()).toMatchObject({
		content: { text: 'Boa noite!', version: '2' },
		reports: [
			{ reason: 'spam', version: '0' },
			{ reason: 'harassment', version: '1' },
		],
		before: [
			{ version: '0', text: 'Compre relógios!', picture: null },
			{ version: '1', text: 'Bom dia!', picture: null },
		],
		total: 2,
	})
})

test('a version is reported once per member; an edited comment can be reported again', async () => {
	await report(caio)
	expect((await report(caio)).json().code).toBe('report.already')
	await moderate({ version: 0 })
	expect((await report(caio)).json().code).toBe('report.already')
	await edit(bia, '1', 'Compre dois relógios!')
	expect((await report(caio)).json()).toEqual({ done: true })
	expect(await firstCase()).toMatchObject({
		content: { text: 'Compre dois relógios!' },
		reports: [{ version: '1' }],
		before: [],
		total: 1,
	})
})

test('moderation of an outdated version is refused', async () => {
	await report(caio)
	await edit(bia, '1', 'Pior ainda')
	expect((await moderate({ version: 0 })).json().code).toBe('revision.conflict')
	expect(await firstCase()).toMatchObject({ content: { text: 'Pior ainda' }, total: 1 })
	expect((await moderate({ version: 1 })).json()).toEqual({ done: true })
})

test('the log marks comments that were edited after the action', async () => {
	await report(caio)
	await moderate({ version: 0 })
	expect((await log())[0]).toMatchObject({ action: 'keep', isChangedSince: false })
	await edit(bia, '1', 'Outra coisa')
	expect((await log())[0]).toMatchObject({ action: 'keep', isChangedSince: true })
})

describe('a reported picture that was replaced', () => {
	let pictureId: string
	const uses = () => site.db.selectFrom('upload_use').select('upload_id').execute()
	beforeEach(async () => {
		const red = { width: 64, height: 48, channels: 3, background: 'red' } as const
		const sent = await accountBench(site).upload(bia.headers, 'comment', await sharp({ create: red }).png().toBuffer())
		pictureId = sent.id
		await edit(bia, '1', 'Olha só', { pictureId })
		await report(caio)
		await edit(bia, '1', 'Nada')
	})

	test('is shown to moderators, and deleted with the reports', async () => {
		expect((await firstCase())?.before).toMatchObject([{ text: 'Olha só', picture: { id: pictureId } }])
		expect(await uses()).toEqual([{ upload_id: pictureId }])
		await moderate({ version: 2 })
		expect(await uses()).toEqual([])
		expect(await site.db.selectFrom('reported_version').selectAll().execute()).toEqual([])
	})

	test('is deleted with its author’s account; the text stays for the moderator', async () => {
		await send('POST', 'account/deletion', bia, { password: GOOD_PASSWORD })
		expect(await uses()).toEqual([])
		expect((await firstCase())?.before).toEqual([
			{ version: '1', text: 'Olha só', picture: null, title: '', pictures: [] },
		])
	})
})

test('no version is stored without a report, or if only the spoiler number changed', async () => {
	await edit(bia, '1', 'Bom dia!')
	await report(caio)
	await edit(bia, '1', 'Bom dia!', { spoilerNumber: 3 })
	expect(await firstCase()).toMatchObject({ content: { version: '1' }, reports: [{ version: '1' }], before: [] })
	expect(await site.db.selectFrom('reported_version').selectAll().execute()).toEqual([])
})
