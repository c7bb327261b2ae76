import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSlice } from '../slice-kit/newSlice/createSlice.mjs'
import { ROOT } from './setup/run.mjs'

let root
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'niouka-slice-'))
	mkdirSync(join(root, '.github'))
	for (const path of ['.github/CODEOWNERS', 'mfe-community/package.json', 'mfe-community/slice.config.ts'])
		cpSync(join(ROOT, path), join(root, path), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (path) => readFileSync(join(root, path), 'utf8')

test('a slice is a folder, with its owners', () => {
	expect(createSlice(root, 'flea-market')).toBe('mfe-flea-market')
	expect(read('mfe-flea-market/slice.config.ts')).toContain("'/flea-market': {")
	expect(read('mfe-flea-market/src/page/FleaMarketPage.tsx')).toContain('export function FleaMarketPage()')
	expect(read('.github/CODEOWNERS')).toMatch(/^\/mfe-flea-market\/ +@niouka\/flea-market$/m)
	const files = readdirSync(join(root, 'mfe-flea-market'), { recursive: true, withFileTypes: true })
	for (const file of files.filter((each) => each.isFile())) {
		expect(file.name).not.toMatch(/blank/i)
		expect(readFileSync(join(file.parentPath ?? file.path, file.name), 'utf8')).not.toMatch(/blank/i)
	}
})

test('its manifest has the versions of the others, and no package that it does not need', () => {
	createSlice(root, 'market')
	const { name, description, scripts, dependencies } = JSON.parse(read('mfe-market/package.json'))
	const model = JSON.parse(read('mfe-community/package.json'))
	expect([name, description]).toEqual(['mfe-market', 'market'])
	expect(scripts.release).toBe('node ../scripts/release.mjs mfe-market release')
	expect(dependencies.react).toBe(model.dependencies.react)
	expect(dependencies).not.toHaveProperty('virtua')
})

test.each([
	['', 'no name'],
	['Market', 'no name'],
	['../market', 'no name'],
	['two--hyphens', 'no name'],
	['mercado-é', 'no name'],
	['a'.repeat(31), 'no name'],
	['community', 'exists'],
	['messages', 'owns the path'],
])('%j is refused', (name, why) => {
	expect(() => createSlice(root, name)).toThrow(why)
	expect(readdirSync(root).filter((folder) => folder.startsWith('mfe-'))).toEqual(['mfe-community'])
	expect(existsSync(join(root, 'mfe-community/src'))).toBe(false)
})
