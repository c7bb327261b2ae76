import { parseSettings } from '../core/settings.ts'
import { ALL_PLUGINS } from '../testing/allPlugins.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { PLUGINS, pluginsOn } from './index.ts'

const PLUGINS_OFF = PLUGINS.map(({ name }) => name).join(', ')
const site = testSite({ environment: { ...ALL_PLUGINS, REMOTE_PICTURES: 'proxy', PLUGINS_OFF } })

test('each plugin is on where its settings are there, and can be switched off', () => {
	const [first, ...others] = pluginsOn(parseSettings({}))
	expect(pluginsOn(parseSettings({ PLUGINS_OFF: first?.name }))).toEqual(others)
	expect(pluginsOn(parseSettings({ PLUGINS_OFF }))).toEqual([])
	expect(() => parseSettings({ PLUGINS_OFF: '../a' })).toThrow('PLUGINS_OFF must be')
})

test('a site without any starts, and says so', async () => {
	const answer = await site.app.inject('/api/site')
	expect(answer.json()).toMatchObject({ plugins: [], discord: false })
	expect((await site.app.inject('/llms.txt')).body).not.toMatch(/\/mcp|dumps/)
	expect(site.context.pictures.addressOf('https://example.org/a.png', 480)).toBeNull()
})
