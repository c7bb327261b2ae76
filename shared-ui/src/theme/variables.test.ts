import * as tokens from './tokens.ts'
import { themeVariables } from './variables.ts'

const used = [...JSON.stringify(tokens).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '')
const block = (selector: string) => themeVariables.slice(themeVariables.indexOf(selector)).split('}')[0] ?? ''

test.each(used)('%s stands behind a token and is declared', (name) => {
	expect(block(':root,[data-theme=ink]{') + block(':root{')).toContain(`${name}:`)
})

test('ink is the default; paper follows the system unless ink was chosen, and may be chosen', () => {
	expect(block(':root,[data-theme=ink]{')).toContain('--canvas:#0d0f1a')
	expect(block('@media (prefers-color-scheme:light){:root:not([data-theme=ink])')).toContain('--canvas:#f6f0e4')
	expect(block('[data-theme=paper]')).toContain('--canvas:#f6f0e4')
})

test.each(['@media (prefers-reduced-motion:reduce)', 'body.animations-disabled'])(
	'%s stills every motion',
	(selector) => {
		for (const name of ['--motion-fast', '--motion-base', '--motion-slow'])
			expect(block(selector)).toContain(`${name}:0s`)
	},
)

test('compact mode makes every space smaller', () => {
	const step = (selector: string, name: string) => Number(block(selector).match(new RegExp(`${name}:([\\d.]+)px`))?.[1])
	for (const at of [1, 2, 3, 4, 6, 8, 12, 16]) {
		expect(step('body.compact-mode', `--space-${at}`)).toBeLessThan(step(':root{', `--space-${at}`))
	}
})

test.each([...Object.values(tokens.from), ...Object.values(tokens.until), themeVariables])(
	'%s measures the width of the screen in the size of its text',
	(css) => {
		const widths = css.match(/\bwidth\b[^)]*\)/g)
		expect(widths).not.toBeNull()
		for (const width of widths ?? []) expect(width).toMatch(/[\d.]em\)$/)
	},
)
