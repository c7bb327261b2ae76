import { isVisibleText, MESSAGE_MAX_LENGTH, tidyText } from 'shared-contract'
import { TEXTS_OF_REQUESTS } from '../../testing/hostileTexts.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { channelOf, history, join: enter, newGroup, newMember, read, say, send } = messageBench(site)

const length = (text: string) => [...text].length

test('hostile messages come back to another member as they were typed', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await enter(group.id, caio)
	const kept: string[] = []
	for (const text of TEXTS_OF_REQUESTS) {
		const { statusCode } = await say(channelOf(group), bia, text)
		const composed = text.normalize('NFC')
		const isKept = isVisibleText(composed) && length(composed) <= MESSAGE_MAX_LENGTH
		expect([text, statusCode]).toEqual([text, isKept ? 200 : 400])
		if (isKept) kept.push(composed)
	}
	const came: string[] = []
	for (const [place, text] of kept.entries()) {
		const path = `conversations/${channelOf(group)}/messages/${place + 1}`
		await send('PUT', path, bia, { text: 'Editada' })
		expect([text, (await send('PUT', path, bia, { text })).json().message.text]).toEqual([text, text])
	}
	for (let after = 0, more = true; more; ) {
		const page = await history(channelOf(group), caio, `?after=${after}`)
		came.push(...page.items.map((item: { text: string }) => item.text))
		after = page.items.at(-1)?.number ?? after
		more = page.more
	}
	expect(came).toEqual(kept)
})

test('hostile names of groups and channels come back tidied and trimmed', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const { id } = await newGroup(bia)
	await enter(id, caio)
	for (const text of TEXTS_OF_REQUESTS) {
		const name = tidyText(text).trim()
		const draft = { name: text, description: text, isPublic: true }
		const edited = await send('PUT', `groups/${id}`, bia, draft)
		expect([text, edited.statusCode]).toEqual([text, isVisibleText(name) && length(name) <= 80 ? 200 : 400])
		if (edited.statusCode === 200) {
			expect(await read(`groups/${id}`, caio)).toMatchObject({ name, description: name })
			expect((await send('GET', `groups?q=${encodeURIComponent(name)}`, caio)).statusCode).toBe(200)
		}
		const renamed = await send('PUT', `groups/${id}/channels/geral`, bia, { name: text })
		expect([text, renamed.statusCode]).toEqual([text, isVisibleText(name) && length(name) <= 50 ? 200 : 400])
		if (renamed.statusCode === 200) expect((await read(`groups/${id}`, caio)).channels[0].name).toBe(name)
	}
})

test('hostile searches and links are answered', async () => {
	const bia = await newMember()
	for (const text of TEXTS_OF_REQUESTS.map((one) => one.slice(0, 150))) {
		const q = encodeURIComponent(text.toWellFormed())
		for (const path of ['groups', 'friends/search', 'friends', 'conversations/direct']) {
			expect([text, path, (await send('GET', `${path}?q=${q}`, bia)).statusCode]).toEqual([text, path, 200])
		}
		const answer = await send('POST', 'groups/join', bia, { link: text })
		expect([text, answer.json().code]).toEqual([text, 'group.invitation.invalid'])
	}
})
