import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { newDataFolder, removeFolder } from '../site/template.ts'
import { leaveToFullRuns, test } from '../test.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

let folder: string
let site: StartedSite
let ana: Member
let mara: Member

/** What whoever hosts the site types; gives what it says, whether it went well or not. */
async function giveRole(name: string, role: string): Promise<string> {
	const asked = run(process.execPath, ['scripts/role.mjs', name, role], {
		cwd: ROOT,
		env: { ...process.env, DATA_DIR: folder },
	})
	const { stdout, stderr } = await asked.catch((failure: { stdout: string; stderr: string }) => failure)
	return stdout + stderr
}

test.beforeAll(async ({ browser }) => {
	folder = await newDataFolder()
	const first = await startSite({ DATA_DIR: folder })
	ana = await newMember(browser, first.address, 'Ana Contribui')
	mara = await newMember(browser, first.address, 'Mara Modera')
	expect(await giveRole('Mara Modera', 'admin')).toMatch(/is in use by process \d+.*\nStop the server first/)
	await first.stop()
	expect(await giveRole('Ninguém', 'admin')).toContain('there is no member called “Ninguém”')
	expect(await giveRole('mara modera', 'admin')).toContain('Mara Modera was member and is admin now.')
	site = await startSite({ DATA_DIR: folder, PORT: new URL(first.address).port, EDITS_BEFORE_TRUST: '10' })
})
test.afterAll(async () => {
	await site?.stop()
	await removeFolder(folder)
})

test('a member adds an anime from the dashboard, finds it at once, and sees its first revision; a moderator undoes it', async () => {
	const page = await ana.open('/dashboard')
	await expect(page.getByRole('heading', { level: 1, name: 'Olá, Ana Contribui!' })).toBeVisible()
	await page.getByRole('link', { name: 'Adicionar Anime' }).click()
	await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Vagalumes de Nanquim')
	await page.getByRole('textbox', { name: 'Sinopse' }).fill('Uma menina desenha vagalumes que acendem.')
	// What was typed survives a reload.
	await page.reload()
	await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Vagalumes de Nanquim')
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByRole('button', { name: 'URL do Pôster: Enviar imagem' }).click(),
	])
	await chooser.setFiles({ name: 'poster.png', mimeType: 'image/png', buffer: await posterOf(page) })
	await expect(page.getByRole('textbox', { name: 'URL do Pôster' })).toHaveValue(/^\/uploads\/[0-9a-f]{64}\.webp$/)
	await page.getByRole('textbox', { name: 'Título original' }).fill('墨の蛍')
	await page.getByLabel('Primeira exibição').fill('2026-12-31')
	await page.getByLabel('Hora', { exact: true }).fill('00:30')
	await page.getByRole('button', { name: 'Fantasia' }).click()
	await page.getByRole('main').getByRole('button', { name: 'Adicionar Anime' }).click()
	await expect(page.getByText('Anime adicionado com sucesso!').first()).toBeVisible()

	await page.goto(`${site.address}/explore?q=vagalumes`)
	await page
		.getByRole('main')
		.getByRole('link', { name: /Vagalumes de Nanquim/ })
		.first()
		.click()
	await expect(page.getByRole('heading', { level: 1, name: 'Vagalumes de Nanquim' })).toBeVisible()
	const address = page.url()
	await page.getByRole('button', { name: 'Logs de alterações' }).click()
	await expect(page.getByRole('button', { name: /Ana Contribui criou/ })).toBeVisible()

	await page.goto(`${site.address}/calendar?week=2026-12-30`)
	const release = page.getByRole('main').getByRole('link', { name: 'Vagalumes de Nanquim' })
	await expect(release).toBeVisible()
	await expect(page.locator('time[datetime="2026-12-30T15:30:00.000Z"]').first()).toBeVisible()

	const moderator = await mara.open('/dashboard')
	await moderator.getByRole('link', { name: 'Edições de todos' }).click()
	await moderator.getByRole('button', { name: 'Desfazer a mudança em Vagalumes de Nanquim' }).click()
	await expect(moderator.getByText('Mudança desfeita.')).toBeVisible()

	await page.goto(address)
	await expect(page.getByRole('heading', { name: 'Vagalumes de Nanquim' })).toHaveCount(0)
	await page.goto(`${site.address}/dashboard/contributions`)
	await expect(page.getByRole('main')).toContainText('Desfeita')
	// In a browser that has not looked for it yet: lists may be kept for a minute.
	await moderator.goto(`${site.address}/explore?q=vagalumes`)
	await expect(moderator.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(moderator.getByRole('main').getByRole('link', { name: /Vagalumes de Nanquim/ })).toHaveCount(0)
})

test('an article is written with the toolbar, shown as it will be, and published', async () => {
	leaveToFullRuns()
	const page = await ana.open('/add/news')
	await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Sessão ao ar livre')
	await page.getByRole('textbox', { name: 'Resumo' }).fill('No sábado, na praça.')
	await page.getByRole('textbox', { name: 'URL da Imagem' }).fill('https://exemplo.com.br/praca.webp')
	const content = page.getByRole('textbox', { name: 'Conteúdo' })
	await content.fill('Leve almofada.')
	await content.selectText()
	await page.getByRole('button', { name: 'Negrito' }).click()
	await expect(content).toHaveValue('<strong>Leve almofada.</strong>')
	await content.press('Control+z')
	await expect(content).toHaveValue('Leve almofada.')
	await content.fill('Leve <b>almofada</b>.<script>alert(1)</script>')
	const preview = page.getByRole('region', { name: 'Prévia' })
	await expect(preview.locator('strong')).toHaveText('almofada')
	await expect(preview.locator('script')).toHaveCount(0)
	const shown = await preview.locator('p', { has: page.locator('strong') }).innerHTML()
	await page.getByRole('main').getByRole('button', { name: 'Publicar Notícia' }).click()
	await page.getByRole('link', { name: 'Ver a página' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Sessão ao ar livre' })).toBeVisible()
	expect(
		await page
			.locator('article p', { has: page.locator('strong') })
			.first()
			.innerHTML(),
	).toBe(shown)
})

test('what a new member writes into an empty field is there at once; of episodes and a voice a moderator takes one', async () => {
	leaveToFullRuns()
	const { body } = await mara.send<{ values: { field: string; value: string }[] }>('GET', 'edits/title/3')
	const synopsis = body.values.find(({ field }) => field === 'synopsis')?.value ?? ''
	await mara.send('POST', 'edits/title/3', {
		changes: [
			{ field: 'synopsis', from: synopsis, to: '' },
			{ field: 'synopsisEn', from: '', to: 'A story told in English.' },
		],
	})
	const page = await ana.open('/anime/3#about')
	const about = page.getByRole('region', { name: 'Sinopse' })
	await expect(about).toContainText('A story told in English.')
	await expect(about).toContainText('Em inglês')
	await about.getByRole('link', { name: 'Traduzir' }).click()
	const form = page.getByRole('dialog')
	await form.getByRole('textbox', { name: 'Sinopse', exact: true }).fill('Uma história contada em português.')

	await form.getByRole('tab', { name: /^Elenco/ }).click()
	const voices = form.getByRole('group', { name: 'Vozes' })
	await voices.getByRole('button', { name: 'Adicionar' }).click()
	const voice = voices.getByRole('listitem').last()
	await voice.getByRole('combobox', { name: 'Personagem' }).fill('Menina da Lua')
	await page.getByRole('option', { name: 'Criar “Menina da Lua”' }).click()
	await voice.getByRole('combobox', { name: 'Pessoa' }).fill('Rita Dubladora')
	await page.getByRole('option', { name: 'Criar “Rita Dubladora”' }).click()

	await form.getByRole('tab', { name: /^Episódios/ }).click()
	await form.getByText('Adicionar vários').click()
	const range = form.locator('details')
	await range.getByLabel('Temporada').fill('7')
	await range.getByLabel('Do número').fill('13')
	await range.getByLabel('Ao número').fill('24')
	await range.getByLabel('Data do primeiro').fill('2026-12-20')
	await range.getByRole('button', { name: 'Adicionar 12' }).click()
	await form.getByRole('button', { name: 'Salvar Alterações' }).click()
	await expect(page.getByText('O que faltava já está na página; o resto espera por um moderador.')).toBeVisible()
	await page.goto(`${site.address}/anime/3`)
	await expect(page.locator('#root').getByText('Uma história contada em português.')).toBeVisible()
	await expect(page.getByRole('button', { name: /^Temporada 7/ })).toHaveCount(0)

	const moderator = await mara.open('/dashboard')
	await moderator.getByRole('link', { name: 'Ver propostas' }).click()
	const waiting = moderator.getByRole('region', { name: 'Esperando por uma decisão' })
	await expect(waiting.getByRole('region', { name: 'Vozes' })).toContainText(
		'Menina da Lua · português (Brasil) · Rita Dubladora',
	)
	await waiting.getByRole('switch', { name: 'Aceitar: Vozes' }).click()
	await waiting.getByRole('textbox', { name: 'Motivo do que não foi aceito' }).fill('Falta a fonte.')
	await waiting.getByRole('button', { name: 'Aceitar 1 campo' }).click()
	await expect(moderator.getByText('Proposta resolvida.')).toBeVisible()

	await page.reload()
	await expect(page.locator('#root').getByText('Uma história contada em português.')).toBeVisible()
	await page.getByRole('button', { name: /^Temporada 7/ }).click()
	await expect(page.getByText('Episódio 24')).toBeVisible()
	await expect(page.getByText('Rita Dubladora')).toHaveCount(0)
	await page.goto(`${site.address}/proposals`)
	await expect(page.getByRole('main')).toContainText('Aceita em parte')
	await expect(page.getByRole('main')).toContainText('Motivo: Falta a fonte.')
})

test('an admin gives a role, which stands in the log', async () => {
	leaveToFullRuns()
	const page = await mara.open('/dashboard/members')
	await page.getByRole('combobox', { name: 'Cargo de Ana Contribui' }).selectOption('moderator')
	await expect(page.getByText('Ana Contribui agora é Moderador.')).toBeVisible()
	await expect(page.getByText('Ana Contribui: de Membro para Moderador')).toBeVisible()
	await page.getByRole('combobox', { name: 'Cargo de Mara Modera' }).selectOption('member')
	await expect(page.getByText(/pelo menos um admin/)).toBeVisible()
})

/** A poster of one colour, as a file. */
async function posterOf(page: Page): Promise<Buffer> {
	const encoded = await page.evaluate(() => {
		const canvas = document.createElement('canvas')
		canvas.width = 200
		canvas.height = 300
		const brush = canvas.getContext('2d')
		if (brush) brush.fillRect(20, 20, 160, 260)
		return canvas.toDataURL('image/png').split(',')[1] ?? ''
	})
	return Buffer.from(encoded, 'base64')
}
