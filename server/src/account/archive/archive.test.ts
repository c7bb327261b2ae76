import sharp from 'sharp'
import { relationBench } from '../../community/relation.testing.ts'
import { TEXT as REVIEW } from '../../community/review/review.testing.ts'
import { keyFrom, newMember, register } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { unzip } from '../../testing/unzip.testing.ts'
import { saveGrant } from '../app/grants.ts'
import { accountBench } from '../settings/settings.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { send, upload, change } = accountBench(site)
const { addTitle } = relationBench(site)

test('the archive has all data of the member, none of others, and no secrets', async () => {
	const registered = await register(site.app, { username: 'Quezia', email: 'quezia@exemplo.com.br' })
	const key = keyFrom(registered)
	const caio = (await newMember(site.app, { username: 'Caio', email: 'caio@exemplo.com.br' })).headers
	const title = await addTitle('O Sino')
	const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } }).png()
	const avatar = await upload(key, 'avatar', await picture.toBuffer())
	await change(key, { bio: 'Sou eu.', avatarId: avatar.id })
	await send('PUT', `saved/${title}`, key)
	await send('POST', 'calendar-token', key)
	const { token } = (
		await send('POST', 'access-tokens', key, { name: 'Script', scopes: ['list:read'], days: 7 })
	).json()
	const draft = { name: 'Estante', website: '', redirectAddresses: ['https://estante.example/'], isConfidential: true }
	const used = { usesDeviceFlow: false, allowsPlainChallenge: false }
	const { app, secret } = (await send('POST', 'apps', key, { ...draft, ...used })).json()
	const memberId = registered.json().user.id
	await saveGrant(site.db, { memberId, appId: app.id, scopes: ['list:write'], now: site.clock.now })
	await send('PUT', `titles/${title}/vote`, key, { score: 9 })
	await send('POST', 'lists', key, { title: 'Gemas', description: '', isPublic: false })
	await send('PUT', `favorites/title/${title}`, key)
	const comment = (by: typeof key, text: string) =>
		send('POST', `discussions/anime/${title}`, by, { text, pictureId: null, parentId: null, spoilerNumber: null })
	await comment(key, 'Que final!')
	await send('POST', `titles/${title}/reviews`, key, { text: REVIEW, score: 9, spoilerNumber: 2 })
	await send('POST', `titles/${title}/reviews`, key, { text: `${REVIEW}!`, score: 9, spoilerNumber: 2 })
	await comment(caio, 'Nem vi.')
	const group = (await send('POST', 'groups', key, { name: 'Clube', description: '', isPublic: true })).json()
	const path = `conversations/${group.channels[0].id}/messages`
	const sent = await send('POST', path, key, { clientId: '0b1b7a52-5a0e-4b56-9d6f-0f4bb2c7c001', text: 'Oi, gente' })
	expect(sent.statusCode).toBe(200)
	await send('PUT', `${path}/1/reactions/fire`, key)
	await send('PUT', `groups/${group.id}/progress-sharing`, key, { shares: true })
	await send('POST', `edits/title/${title}`, key, { changes: [{ field: 'synopsis', from: '', to: 'Toca o sino.' }] })

	for (const [language, words] of [
		['pt-BR', 'Tudo o que é seu no Niouka'],
		['en', 'Everything of yours on Niouka'],
		['ja', 'Nioukaにあるあなたのデータ'],
	]) {
		const url = '/api/list-exports/archive.zip'
		const answer = await site.app.inject({ url, headers: { ...key, 'accept-language': language } })
		expect(answer.headers['content-type']).toBe('application/zip')
		expect(String(unzip(answer.rawPayload)['README.txt'])).toContain(words)
	}

	const { rawPayload } = await site.app.inject({ url: '/api/list-exports/archive.zip', headers: key })
	const files = unzip(rawPayload)
	const json = (name: string) => JSON.parse(String(files[name]))
	expect(json('profile.json')).toMatchObject([{ username: 'Quezia', email: 'quezia@exemplo.com.br', bio: 'Sou eu.' }])
	expect(json('settings.json')).toMatchObject([{ is_public: true, calendar_address_made_at: expect.any(String) }])
	expect(json('apps/tokens.json')).toMatchObject([{ name: 'Script', scopes: ['list:read'] }])
	expect(json('apps/registered.json')).toMatchObject([{ id: app.id, redirect_addresses: draft.redirectAddresses }])
	expect(json('apps/allowed.json')).toMatchObject([{ name: 'Estante', scopes: 'list:write' }])
	expect(json('lists/lists.json').lists[0].entries).toMatchObject([{ niouka: { titleId: title }, score: 9 }])
	expect(json('lists/custom-lists.json')).toMatchObject([{ title: 'Gemas', is_public: false }])
	expect(json('lists/favorites.json')).toMatchObject([{ title: 'O Sino' }])
	expect(json('votes/titles.json')).toMatchObject([{ title: 'O Sino', score: 9 }])
	expect(json('community/comments.json')).toMatchObject([{ text: 'Que final!' }])
	expect(json('community/reviews.json')).toMatchObject([
		{ title: 'O Sino', score: 9, text: `${REVIEW}!`, spoiler_number: 2, former: [{ text: REVIEW }] },
	])
	expect(json('community/messages-sent.json')).toMatchObject([{ group: 'Clube', text: 'Oi, gente' }])
	expect(json('community/message-reactions.json')).toMatchObject([{ number: 1, reaction: 'fire' }])
	expect(json('community/groups.json')).toMatchObject([{ name: 'Clube', role: 'admin', shares_progress: true }])
	expect(json('contributions/revisions.json')).toMatchObject([{ after: { synopsis: 'Toca o sino.' } }])
	expect(String(files['lists/mal-anime.xml'])).toContain('O Sino')
	const shown = await site.app.inject(avatar.url)
	expect(files[`pictures/${avatar.id}.webp`]).toEqual(shown.rawPayload)
	for (const [name, bytes] of Object.entries(files)) {
		if (name.endsWith('.json')) expect(() => JSON.parse(String(bytes))).not.toThrow()
		expect(String(bytes)).not.toMatch(/argon2|caio@|Nem vi|key_hash|token_hash|secret_hash/)
		for (const hidden of [token, secret]) expect(String(bytes)).not.toContain(hidden)
	}
})
