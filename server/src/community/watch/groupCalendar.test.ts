import { groupCalendarFile } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { FILM, SERIES } from '../comment/comment.testing.ts'
import { PACE, watchBench } from './watch.testing.ts'

const site = testSite({ environment: { SITE_URL: 'https://niouka.example', SITE_DEMO: 'false' } })
const { join, newMember, send, watchGroup } = watchBench(site)

const renew = async (groupId: string, by: TestMember): Promise<string> =>
	(await send('POST', `groups/${groupId}/calendar`, by)).json().token
const file = (token: string, query = '') => site.app.inject({ url: `${groupCalendarFile(token)}${query}` })
/** The file with its folded lines joined. */
const lines = async (token: string, query = '') => (await file(token, query)).body.replaceAll('\r\n ', '').split('\r\n')

test('the file has the meetings of all channels of a group that watch something, in UTC, until the last episode', async () => {
	const { ana, beto, group, id } = await watchGroup()
	const second = (await send('POST', `groups/${group.id}/channels`, ana, { name: 'filmes' })).json().channels[1]
	// Winter ends in Berlin on March 29: eight in the evening is 18:00 UTC.
	const pace = { ...PACE, date: '2026-04-03', zone: 'Europe/Berlin', episodes: 1 }
	await send('PUT', `conversations/${second.id}/watch`, ana, { titleId: FILM, pace })
	const token = await renew(group.id, beto)
	const { statusCode, headers, body } = await file(token)
	expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
		...[200, 'text/calendar; charset=utf-8', 'private, no-cache', 'noindex'],
	])
	const written = await lines(token)
	expect(written.filter((line) => /^(UID|DTSTART|SUMMARY|URL)/.test(line))).toEqual([
		`UID:meeting-${id}-${SERIES}-1@niouka.example`,
		'DTSTART:20260402T200000Z',
		'SUMMARY:Crônicas · episódios 1–2 (Varanda)',
		`URL:https://niouka.example/messages/g/${group.id}/${id.slice(group.id.length + 1)}`,
		`UID:meeting-${id}-${SERIES}-3@niouka.example`,
		'DTSTART:20260409T200000Z',
		'SUMMARY:Crônicas · episódio 3 (Varanda)',
		`URL:https://niouka.example/messages/g/${group.id}/${id.slice(group.id.length + 1)}`,
		`UID:meeting-${second.id}-${FILM}-1@niouka.example`,
		'DTSTART:20260403T180000Z',
		'SUMMARY:A Ponte · episódio 1 (Varanda)',
		`URL:https://niouka.example/messages/g/${group.id}/${second.key}`,
	])
	expect(await lines(token, '?hl=ja')).toContain('SUMMARY:Crônicas · 第1–2話 (Varanda)')
	for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
	expect(
		(await site.app.inject({ url: groupCalendarFile(token), headers: { 'if-none-match': String(headers.etag) } }))
			.statusCode,
	).toBe(304)
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', SERIES).execute()
	expect((await file(token)).body).not.toContain('Crônicas')
})

test('hostile names are text of their line', async () => {
	const { ana, group } = await watchGroup()
	const name = 'a; b, c\\\r\nEND:VCALENDAR\r\nX:y'
	await site.db
		.updateTable('title')
		.set({ title: name.repeat(9) })
		.where('id', '=', SERIES)
		.execute()
	await site.db.updateTable('community_group').set({ name }).where('id', '=', group.id).execute()
	const token = await renew(group.id, ana)
	const written = await lines(token)
	expect(written.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
	expect(written.filter((line) => line.startsWith('X:'))).toEqual([])
	expect(written.find((line) => line.startsWith('NAME:'))).toBe('NAME:a\\; b\\, c\\\\\\nEND:VCALENDAR\\nX:y · Niouka')
})

test('a token is of one member and one group: the next one, leaving, a ban and the end of either end it, for good', async () => {
	const { ana, beto, group } = await watchGroup()
	const caio = await newMember()
	await join(group.id, caio)
	const tokens = {
		ana: await renew(group.id, ana),
		beto: await renew(group.id, beto),
		caio: await renew(group.id, caio),
	}
	const read = async () => {
		const answers = await Promise.all(
			Object.entries(tokens).map(async ([name, token]) => [name, (await file(token)).statusCode]),
		)
		return answers.filter(([, status]) => status === 200).map(([name]) => name)
	}
	expect(await read()).toEqual(['ana', 'beto', 'caio'])
	await send('POST', `groups/${group.id}/leave`, beto)
	await send('DELETE', `groups/${group.id}/members/${caio.id}?ban=true`, ana)
	expect(await read()).toEqual(['ana'])
	await join(group.id, beto)
	expect(await read()).toEqual(['ana'])
	const stored = JSON.stringify(await site.db.selectFrom('group_calendar').selectAll().execute())
	expect(stored).not.toContain(tokens.ana)
	const former = tokens.ana
	tokens.ana = await renew(group.id, ana)
	expect([(await file(former)).statusCode, (await file(tokens.ana)).statusCode]).toEqual([404, 200])
	for (const by of [caio, await newMember()])
		expect((await send('POST', `groups/${group.id}/calendar`, by)).statusCode).toBe(404)
	await send('PUT', `groups/${group.id}`, ana, { name: 'Varanda', description: '', isPublic: false })
	expect(await read()).toEqual(['ana'])
	await send('DELETE', `groups/${group.id}`, ana)
	expect(await read()).toEqual([])
})

test.each(['x', 'x'.repeat(43), "'or'1'='1"])('the unknown token %s is not found', async (token) => {
	const { statusCode, headers, body } = await file(token)
	expect([statusCode, headers['x-robots-tag'], body.includes('VCALENDAR')]).toEqual([404, 'noindex', false])
})
