import { makeBuilds } from '../../site/host/builds.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, Releaser, tokenFor } from '../releases.testing.ts'

const builds = await makeBuilds()
afterAll(() => builds.remove())
const site = testSite({ repository: builds.folder, seed: async () => {} })

const page = (name: string) => ({ title: `${name} “&”`, description: `${name} em ofertas` })
const pages = { '/market': { pt: page('Feira'), en: page('Market'), ja: page('市場') } }
const fills = { menu: [{ path: '/market', title: { pt: 'Feira', en: 'Market', ja: '市場' } }] }
const flags = { 'new-offers': { title: { pt: 'Novas ofertas' } } }
const places = { flags, offers: ['home.rows'], shows: ['mfe-catalogue/TitleCard'] }
const read = async (url: string) => (await site.app.inject({ url, headers: { accept: 'text/html' } })).body

beforeAll(async () => {
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-market', site.context.now()))
	await token.publish(makeBuild('mfe-market', '1.0.0', { owns: ['/market'], pages, fills, ...places }))
	expect(await read('/sitemaps/pages.xml')).not.toContain('/market')
	await token.promote('mfe-market', '1.0.0')
})

test.each([
	['pt', 'Feira'],
	['en', 'Market'],
	['ja', '市場'],
])('a page of a slice has the head that the slice names, in %s', async (locale, name) => {
	const html = await read(`/market?hl=${locale}`)
	expect(html).toContain(`<title>${name} “&amp;” · Niouka</title>`)
	expect(html).toContain(`content="${name} em ofertas"`)
	expect(html).not.toContain('noindex')
	expect(html).toContain('"fills":{"menu"')
	for (const field of ['pages', 'flags', 'flagsOn', 'offers', 'shows']) expect(html).not.toContain(`"${field}"`)
})

test('a path without one is not listed, and the sitemap has those that have', async () => {
	expect(await read('/market/1')).toContain('noindex')
	expect(await read('/sitemaps/pages.xml')).toContain('/market</loc>')
})
