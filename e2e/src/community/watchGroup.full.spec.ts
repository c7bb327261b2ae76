import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import type { Member } from '../site/member.ts'
import { test } from '../test.ts'
import { composer, texts, write } from './talk.ts'
import { twoOfAGroup } from './twoOfAGroup.ts'

const ANIME = 9
const SECRET = 'O farol nunca existiu'

/** Everything that a page gets: the bodies of its responses and the frames of its sockets. */
function recordAll(page: Page): { bodies: Promise<string>[]; frames: string[] } {
	const record: { bodies: Promise<string>[]; frames: string[] } = { bodies: [], frames: [] }
	page.on('response', (response) => {
		record.bodies.push(response.text().catch(() => ''))
	})
	page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => record.frames.push(String(payload))))
	return record
}

const advance = (member: Member) => member.send('POST', `list/${ANIME}/progress`, {})

test('the browser of the slower member never holds the later texts, until their progress passes', async ({
	browser,
	members,
}) => {
	const { author, reader, groupId } = await twoOfAGroup(browser, members.address, ['Ana Adiante', 'Beto Devagar'])
	const channel = `${groupId}-geral`
	await author.send('PUT', `conversations/${channel}/watch`, {
		titleId: ANIME,
		pace: { date: '2026-01-01', time: '20:00', zone: 'America/Sao_Paulo', every: 'week', episodes: 2, first: 1 },
	})
	for (let episode = 1; episode <= 2; episode += 1) expect((await advance(author)).status).toBe(200)

	const path = `/messages/g/${groupId}/geral`
	const slow = await reader.open('/messages')
	const record = recordAll(slow)
	const complaints = complaintsOf(slow, members.address)
	await slow.goto(members.address + path)
	await expect(composer(slow)).toBeVisible()
	const fast = await author.open(path)
	await expect(fast.getByRole('combobox', { name: 'Episódio da mensagem' })).toHaveValue('2')
	await write(fast, SECRET)
	await expect(texts(fast)).toHaveText([SECRET])
	await expect(slow.getByText('Abre quando você passar do episódio 2')).toBeVisible()

	const message = fast.getByRole('article').filter({ hasText: SECRET })
	await message.hover()
	await message.getByRole('button', { name: 'Fixar' }).click()
	await message.hover()
	await message.getByRole('button', { name: 'Editar' }).click()
	await fast.getByRole('textbox', { name: 'Editar a mensagem' }).fill(`${SECRET}, nem a ilha`)
	await fast.getByRole('button', { name: 'Salvar' }).click()
	await expect(texts(fast)).toHaveText([`${SECRET}, nem a ilha`])
	await fast.getByRole('combobox', { name: 'Episódio da mensagem' }).selectOption('0')
	await write(fast, 'Boa noite')
	await expect(texts(slow)).toHaveText(['Boa noite'])

	await slow.getByRole('button', { name: 'Buscar nesta conversa' }).click()
	const find = slow.getByRole('dialog')
	await expect(find.getByText('Abre quando você passar do episódio 2')).toBeVisible()
	await find.getByRole('textbox').fill('farol')
	await expect(find.getByText('Nenhuma mensagem aberta para você tem essas palavras.')).toBeVisible()
	await find.getByRole('button', { name: 'Fechar' }).click()
	await slow.reload()
	await expect(texts(slow)).toHaveText(['Boa noite'])
	await slow.goto(`${members.address}/notifications`)
	await slow.goto(members.address + path)
	await expect(texts(slow)).toHaveText(['Boa noite'])
	expect(record.frames.length).toBeGreaterThan(0)
	const held = [...(await Promise.all(record.bodies)), ...record.frames].filter((text) => /farol nunca/i.test(text))
	expect(held).toEqual([])

	for (let episode = 1; episode <= 2; episode += 1) await advance(reader)
	await expect(texts(slow)).toHaveText([`${SECRET}, nem a ilha`, 'Boa noite'])
	expect(complaints).toEqual([])
})
