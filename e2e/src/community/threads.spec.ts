import { expect } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { test } from '../test.ts'
import { composer, texts, write } from './talk.ts'
import { twoOfAGroup } from './twoOfAGroup.ts'

test('two members talk in a thread: replies are counted in the channel, mentions are told, and the way back leads there', async ({
	browser,
	members,
}) => {
	const { author, reader, groupId } = await twoOfAGroup(browser, members.address, ['Ana Raiz', 'Beto Galho'])
	const path = `/messages/g/${groupId}/geral`
	const ana = await author.open(path)
	const complaints = complaintsOf(ana, members.address)
	await write(ana, 'Quem vem no sábado?')
	const beto = await reader.open(path)
	const root = beto.getByRole('article').filter({ hasText: 'Quem vem no sábado?' })
	await root.hover()
	await root.getByRole('button', { name: 'Responder em tópico' }).click()
	await expect(beto).toHaveURL(new RegExp(`${path}/1$`))
	await composer(beto).pressSequentially('Eu vou, @Ana')
	await beto.getByRole('option', { name: 'Ana Raiz' }).click()
	await beto.keyboard.press('Enter')
	await expect(texts(beto)).toHaveText([/Eu vou, @Ana_Raiz/])
	await expect(beto.getByRole('link', { name: '@Ana_Raiz' })).toBeVisible()

	await ana.getByRole('link', { name: /^1 resposta · / }).click()
	await expect(texts(ana)).toHaveText([/Eu vou, @Ana_Raiz/])
	await write(ana, 'Então até lá')
	await expect(texts(beto)).toHaveText([/Eu vou/, 'Então até lá'])
	await ana.goBack()
	await expect(ana).toHaveURL(new RegExp(`${path}$`))
	await expect(ana.getByRole('link', { name: /^2 respostas · / })).toBeVisible()
	await write(beto, 'Combinado')
	await expect(ana.getByRole('link', { name: /1 tópico com respostas novas/ })).toBeVisible()
	await expect(ana.getByRole('link', { name: /^3 respostas · / })).toBeVisible()
	const { body } = await author.send<{ items: { params: { group?: string } }[] }>('GET', 'notifications')
	expect(body.items.filter(({ params }) => params.group === 'Sala')).toHaveLength(1)
	expect(complaints).toEqual([])
})
