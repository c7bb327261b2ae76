import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { newMember } from '../site/member.ts'
import { test } from '../test.ts'

test('a page of another origin frames the card of a member, and no other page', async ({ browser, members }) => {
	const ana = await newMember(browser, members.address, 'Ana do Cartão')
	const profile = await ana.open('/profile')
	await profile.getByRole('button', { name: 'Mais opções' }).click()
	await profile.getByRole('menuitem', { name: 'Cartão para outros sites' }).click()
	await expect(profile.frameLocator('iframe').getByText('Assistindo agora')).toBeVisible()
	const code = await profile.getByRole('textbox', { name: 'Código HTML do cartão' }).inputValue()

	const server = createServer((_, response) => {
		response.setHeader('content-type', 'text/html; charset=utf-8')
		response.end(`<!doctype html><title>Blog</title>${code}<iframe src="${members.address}/explore"></iframe>`)
	})
	await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
	try {
		const blog = await (await browser.newContext()).newPage()
		await blog.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
		await expect(blog.frameLocator('iframe').first().getByText('Ana do Cartão')).toBeVisible()
		await expect(blog.frameLocator('iframe').nth(1).getByRole('heading')).toHaveCount(0)
	} finally {
		server.close()
	}
})
