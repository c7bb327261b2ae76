import { type CDPSession, expect, type Page } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

let site: Site
test.beforeAll(({ members }) => {
	site = members
})

/** Gives a page an authenticator of the device, which says yes to everything. */
async function addAuthenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('WebAuthn.enable')
	const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
	return { devtools, authenticatorId }
}

const menuOf = (page: Page, { name }: Member) => page.getByRole('button', { name: `Menu de ${name}` })

async function signOut(page: Page, member: Member) {
	await menuOf(page, member).click()
	await page.getByRole('menuitem', { name: 'Sair' }).click()
	await expect(page).toHaveURL(/\/auth/)
}

async function typePassword(page: Page, { email, password }: Member) {
	const form = page.locator('main')
	await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
	await form.getByLabel('Senha', { exact: true }).fill(password)
	await form.getByRole('button', { name: 'Entrar', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
}

test('a passkey signs in alone and after the password; a recovery code brings back who lost it', async ({
	browser,
}) => {
	// A passkey belongs to a host name, never to an IP address.
	const address = new URL(site.address)
	address.hostname = 'localhost'
	const member = await newMember(browser, address.href.slice(0, -1), 'Íris Chave')
	const page = await member.open('/settings/security')
	const { devtools, authenticatorId } = await addAuthenticator(page)

	await page.getByLabel('Nome da nova chave').fill('Notebook')
	await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
	await expect(page.getByText('Chave de acesso criada!')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Remover a chave Notebook' })).toBeVisible()

	// The authenticator also answers the suggestions of the e-mail field, which would sign in by itself.
	await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
	await signOut(page, member)
	await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
	await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
	await expect(menuOf(page, member)).toBeVisible()

	await page.goto(new URL('/settings/security', page.url()).href)
	await page.getByRole('switch', { name: 'Exigir chave de acesso depois da senha' }).click()
	const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' })
	const [code = ''] = ((await codes.locator('code').textContent()) ?? '').split('\n')
	await codes.getByRole('button', { name: 'Já guardei' }).click()
	await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()

	await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
	await signOut(page, member)
	await typePassword(page, member)
	await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
	await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
	await expect(menuOf(page, member)).toBeVisible()
	await expect(page).not.toHaveURL(/\/auth/)

	await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
	await signOut(page, member)
	await typePassword(page, member)
	await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
	await page.getByLabel('Código de recuperação').fill(code.toUpperCase())
	await page.getByRole('button', { name: 'Confirmar' }).click()
	await expect(menuOf(page, member)).toBeVisible()
	await page.goto(new URL('/settings/security', page.url()).href)
	await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible()
})
