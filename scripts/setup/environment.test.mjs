import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from './environment.mjs'

const before = { ...process.env }
let folder
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'niouka-env-'))
})
afterEach(() => {
	rmSync(folder, { recursive: true })
	for (const name of ['NIOUKA_TEST_FILE', 'NIOUKA_TEST_BOTH']) delete process.env[name]
})

test('settings come from .env, and the environment overrides them', () => {
	process.env.NIOUKA_TEST_BOTH = 'environment'
	writeFileSync(join(folder, '.env'), '# a comment\nNIOUKA_TEST_FILE=file\nNIOUKA_TEST_BOTH=file\n')
	readEnvironment(folder)
	expect(process.env).toMatchObject({ NIOUKA_TEST_FILE: 'file', NIOUKA_TEST_BOTH: 'environment' })
})

test('without .env the environment is unchanged', () => {
	readEnvironment(folder)
	expect({ ...process.env }).toEqual(before)
})
