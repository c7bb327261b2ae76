import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'

/** The server of an app, to which browsers return. */
const callback = createServer((_request, response) => {
	response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
	response.end('<!doctype html><title>Estante</title><h1>De volta ao aplicativo</h1>')
})

let site: Site
let back: string
test.beforeAll(async ({ members }) => {
	site = members
	await new Promise<void>((resolve) => callback.listen(0, '127.0.0.1', resolve))
	back = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`
})
test.afterAll(async () => {
	callback.closeAllConnections()
	await new Promise((resolve) => callback.close(resolve))
})

const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** The status of a request of an app for the member of a token. */
const use = async (token: string) =>
	(await fetch(`${site.address}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status

async function post(path: string, form: Record<string, string>) {
	const answer = await fetch(site.address + path, { method: 'POST', body: new URLSearchParams(form) })
	return answer.json()
}

async function registeredApp(owner: Member, name: string): Promise<string> {
	const { status, body } = await owner.send<{ app: { id: string } }>('POST', 'apps', {
		name,
		website: '',
		redirectAddresses: [back],
		isConfidential: false,
		usesDeviceFlow: true,
		allowsPlainChallenge: false,
	})
	expect(status).toBe(200)
	return body.app.id
}

const verifier = randomBytes(32).toString('base64url')

/** Sends a browser to the site as an app does. */
async function ask(page: Page, clientId: string): Promise<void> {
	const query = new URLSearchParams({
		client_id: clientId,
		redirect_uri: back,
		response_type: 'code',
		scope: 'profile:read list:read',
		state: 'abc',
		code_challenge: createHash('sha256').update(verifier).digest('base64url'),
		code_challenge_method: 'S256',
	})
	await page.goto(`${site.address}/oauth/authorize?${query}`)
}

/** The parameters with which the browser has come back to the app. */
async function returned(page: Page): Promise<URLSearchParams> {
	await expect(page.getByRole('heading', { name: 'De volta ao aplicativo' })).toBeVisible()
	return new URL(page.url()).searchParams
}

test('a personal token is made, copied, used and revoked', async ({ browser }) => {
	leaveToFullRuns()
	const bia = await newMember(browser, site.address, 'Bia Token', {
		permissions: ['clipboard-read', 'clipboard-write'],
	})
	const page = await bia.open('/settings/apps')
	await button(page, 'Criar token').click()
	await page.getByLabel('Nome', { exact: true }).fill('Meu script')
	await page.getByRole('checkbox', { name: /^Ver seu nome e sua foto/ }).check()
	await inDialog(page, 'Criar token').click()
	await inDialog(page, 'Copiar').click()
	await expect(inDialog(page, 'Copiado!')).toBeVisible()
	const token = await page.evaluate(() => navigator.clipboard.readText())
	expect(await use(token)).toBe(200)
	await page.reload()
	await expect(region(page, 'Tokens pessoais').getByText('Meu script')).toBeVisible()
	await expect(page.getByText(token)).toHaveCount(0)
	await button(page, 'Revogar Meu script').click()
	await inDialog(page, 'Revogar').click()
	await expect(page.getByText('Você não tem nenhum token.')).toBeVisible()
	expect(await use(token)).toBe(401)
})

test('an app is registered, allowed, used and ended', async ({ browser }) => {
	const [owner, bia] = [
		await newMember(browser, site.address, 'Dona App'),
		await newMember(browser, site.address, 'Bia App'),
	]
	const settings = await owner.open('/settings/apps')
	await button(settings, 'Registrar aplicativo').click()
	await settings.getByLabel('Nome', { exact: true }).fill('Estante')
	await settings.getByLabel('Endereços de retorno').fill(`${back}\nhttp://estante.example/volta`)
	await inDialog(settings, 'Registrar aplicativo').click()
	await expect(settings.getByLabel('Endereços de retorno')).toHaveAttribute('aria-invalid', 'true')
	await settings.getByLabel('Endereços de retorno').fill(back)
	await inDialog(settings, 'Registrar aplicativo').click()
	const own = region(settings, 'Meus aplicativos')
	await expect(own.getByText('Estante', { exact: true })).toBeVisible()
	const clientId = (await own.locator('code').textContent()) ?? ''

	const page = await bia.open('/')
	// The worker answers the navigations that follow.
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
	await ask(page, clientId)
	await expect(page.getByRole('heading', { name: 'Estante quer acessar sua conta' })).toBeVisible()
	await expect(page.locator('main').getByText('Bia App', { exact: true })).toBeVisible()
	await button(page, 'Permitir').click()
	const parameters = await returned(page)
	expect(parameters.get('state')).toBe('abc')
	const { access_token: token } = await post('/oauth/token', {
		client_id: clientId,
		grant_type: 'authorization_code',
		code: parameters.get('code') ?? '',
		redirect_uri: back,
		code_verifier: verifier,
	})
	expect(await use(token)).toBe(200)

	await ask(page, clientId)
	await expect(page.getByText('Você já autorizou este aplicativo.')).toBeVisible()
	await page.goto(`${site.address}/settings/apps`)
	await button(page, 'Encerrar acesso de Estante').click()
	await inDialog(page, 'Encerrar acesso').click()
	await expect(page.getByText(/^Nenhum aplicativo age em seu nome/)).toBeVisible()
	expect(await use(token)).toBe(401)
})

test('an app that is refused gets no code', async ({ browser }) => {
	leaveToFullRuns()
	const caio = await newMember(browser, site.address, 'Caio App')
	const clientId = await registeredApp(caio, 'Recusado')
	const page = await caio.open('/')
	await ask(page, clientId)
	await button(page, 'Recusar').click()
	const parameters = await returned(page)
	expect([parameters.get('error'), parameters.get('code')]).toEqual(['access_denied', null])
})

test('a visitor signs in on the way and comes back to the request of the app', async ({ browser }) => {
	leaveToFullRuns()
	const duda = await newMember(browser, site.address, 'Duda App')
	const clientId = await registeredApp(duda, 'Visitado')
	const page = await (await browser.newContext()).newPage()
	await ask(page, clientId)
	await expect(page.getByText('Entre para responder ao aplicativo.')).toBeVisible()
	await page.locator('main').getByRole('textbox', { name: 'E-mail' }).fill(duda.email)
	await page.locator('main').getByLabel('Senha', { exact: true }).fill(duda.password)
	await page.locator('main').getByRole('button', { name: 'Entrar', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Visitado quer acessar sua conta' })).toBeVisible()
})

test('the code of a device connects it', async ({ browser }) => {
	leaveToFullRuns()
	const eva = await newMember(browser, site.address, 'Eva App')
	const clientId = await registeredApp(eva, 'Televisão')
	const begun = await post('/oauth/device', { client_id: clientId, scope: 'profile:read' })
	const page = await eva.open('/device')
	await page.getByLabel('Código').fill('BBBB-BBBB')
	await button(page, 'Avançar').click()
	await expect(page.getByText(/^Esse código não existe ou já venceu/)).toBeVisible()
	await expect(page.getByLabel('Código')).toHaveValue('BBBB-BBBB')
	await page.getByLabel('Código').fill(String(begun.user_code).toLowerCase().replace('-', ' '))
	await button(page, 'Avançar').click()
	await expect(page.getByText(/^Só continue se você mesmo abriu isso/)).toBeVisible()
	await button(page, 'Permitir').click()
	await expect(page.getByRole('heading', { name: 'Pronto! Volte ao dispositivo' })).toBeVisible()
	const { access_token: token } = await post('/oauth/token', {
		client_id: clientId,
		grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
		device_code: begun.device_code,
	})
	expect(await use(token)).toBe(200)
})
