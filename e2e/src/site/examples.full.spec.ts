import { spawnSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { EXAMPLE_ORIGIN, EXAMPLE_QUERY, EXAMPLES, type ExampleLanguage } from 'shared-contract/v1/examples'
import { test } from '../test.ts'
import { runIn } from './command.ts'
import { newMember } from './member.ts'

const PROGRAMS: Record<ExampleLanguage, readonly string[]> = {
	curl: ['sh', '-c'],
	typescript: [process.execPath, '--import', 'tsx', '--input-type=module', '--eval'],
	python: ['python3', '-c'],
}
/** What a machine may lack. */
const NEEDED: Partial<Record<ExampleLanguage, string>> = { curl: 'curl', python: 'python3' }

for (const [language, [program = '', ...options]] of Object.entries(PROGRAMS)) {
	test(`the example in ${language} changes the list of the member whose token it has`, async ({ browser, members }) => {
		const needed = NEEDED[language as ExampleLanguage]
		test.skip(needed !== undefined && spawnSync(needed, ['--version']).error !== undefined, `${needed} is missing`)
		const member = await newMember(browser, members.address, `Exemplo ${language}`)
		const made = await member.send<{ token: string }>('POST', 'access-tokens', {
			name: 'Exemplo',
			scopes: ['list:write'],
			days: 7,
		})
		const text = EXAMPLES[language as ExampleLanguage]
			.replaceAll(EXAMPLE_ORIGIN, members.address)
			// The samples have a catalogue of their own.
			.replaceAll(EXAMPLE_QUERY, 'cartografa')
		const command = runIn('.', [program, ...options, text], {
			NIOUKA_TOKEN: made.body.token,
			NODE_OPTIONS: '',
			FORCE_COLOR: '0',
		})
		expect([await command.ended, command.said()]).toEqual([0, expect.stringMatching(/"?progress"?: ?1/)])
		const { body } = await member.send<{ entries: { progress: { current: number } }[] }>('GET', 'list')
		expect(body.entries.map(({ progress }) => progress.current)).toEqual([1])
	})
}

test('the page for developers leads to the reference, which draws the document without a complaint', async ({
	page,
	demo,
}) => {
	const complaints: string[] = []
	page.on('console', (message) => complaints.push(message.text()))
	page.on('pageerror', (error) => complaints.push(error.message))
	await page.goto(`${demo.address}/developers`)
	await page.getByRole('link', { name: 'Referência e testes' }).click()
	await expect(page.getByText('/api/v1/search', { exact: true })).toBeVisible()
	expect(complaints).toEqual([])
})
