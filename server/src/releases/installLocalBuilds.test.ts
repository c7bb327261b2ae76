import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from 'shared-contract'
import { addBuild, makeRooms, sliceOf, type TestRooms } from '../host/testRooms.ts'
import { parseSettings } from '../settings.ts'
import { installLocalBuilds } from './installLocalBuilds.ts'
import { type Places, placesOf } from './places.ts'
import { writeRegistry } from './registryFile.ts'

let rooms: TestRooms
let data: string
let places: Places

beforeEach(async () => {
	rooms = await makeRooms()
	data = await mkdtemp(join(tmpdir(), 'niouka-data-'))
	places = placesOf(parseSettings({ DATA_DIR: data }))
})
afterEach(async () => {
	await rooms.remove()
	await rm(data, { recursive: true, force: true })
})

const registry = async (): Promise<Registry> => JSON.parse(await readFile(places.registryFile, 'utf8'))
const current = async () => (await registry()).slices.map(({ name, version }) => `${name} ${version}`)
const installed = (path: string) => readFile(join(places.releasesFolder, path), 'utf8')
const builtAt = (name: string, time: Date) => utimes(join(rooms.folder, name, 'dist/latest.json'), time, time)

test('what is built beside the server is installed and made current', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await addBuild(rooms, 'mfe-two', '1.0.0-bbbbbbbb', ['/auth'])
	expect(await installLocalBuilds(rooms.folder, places)).toEqual(['mfe-one 1.0.0-aaaaaaaa', 'mfe-two 1.0.0-bbbbbbbb'])
	expect(await current()).toEqual(['mfe-one 1.0.0-aaaaaaaa', 'mfe-two 1.0.0-bbbbbbbb'])
	expect(await installed('mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')).toBe('mfe-one 1.0.0-aaaaaaaa')
})

test('a second start changes nothing', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await installLocalBuilds(rooms.folder, places)
	const before = await registry()
	expect(await installLocalBuilds(rooms.folder, places)).toEqual([])
	expect(await registry()).toEqual(before)
})

test('a new build becomes current, and the old one stays where it is', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await installLocalBuilds(rooms.folder, places)
	await addBuild(rooms, 'mfe-one', '1.0.0-cccccccc', ['/'])
	await installLocalBuilds(rooms.folder, places)
	expect(await current()).toEqual(['mfe-one 1.0.0-cccccccc'])
	expect((await registry()).revision).toBe('2')
	expect(await installed('mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')).toBe('mfe-one 1.0.0-aaaaaaaa')
})

test('a version that is installed is never overwritten', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await installLocalBuilds(rooms.folder, places)
	await rooms.write('mfe-one/dist/1.0.0-aaaaaaaa/entry.0123abcd.js', 'something else')
	await installLocalBuilds(rooms.folder, places)
	expect(await installed('mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')).toBe('mfe-one 1.0.0-aaaaaaaa')
})

test('what somebody rolled back stays rolled back', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await installLocalBuilds(rooms.folder, places)
	await addBuild(rooms, 'mfe-one', '1.0.0-cccccccc', ['/'])
	await builtAt('mfe-one', new Date(Date.now() - 60_000))
	await installLocalBuilds(rooms.folder, places)
	await writeRegistry(places.registryFile, { revision: '3', slices: [sliceOf('mfe-one', '1.0.0-aaaaaaaa', ['/'])] })
	expect(await installLocalBuilds(rooms.folder, places)).toEqual([])
	expect(await current()).toEqual(['mfe-one 1.0.0-aaaaaaaa'])
})

test('a build made after the last change of the registry is current, even of an older version', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await installLocalBuilds(rooms.folder, places)
	await addBuild(rooms, 'mfe-one', '1.0.0-cccccccc', ['/'])
	await installLocalBuilds(rooms.folder, places)
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await builtAt('mfe-one', new Date(Date.now() + 60_000))
	await installLocalBuilds(rooms.folder, places)
	expect(await current()).toEqual(['mfe-one 1.0.0-aaaaaaaa'])
})

test('a registry that cannot be read is left alone', async () => {
	await addBuild(rooms, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
	await installLocalBuilds(rooms.folder, places)
	await writeFile(places.registryFile, '{ "revision": 7 }')
	await expect(installLocalBuilds(rooms.folder, places)).rejects.toThrow('not a registry')
	expect(await readFile(places.registryFile, 'utf8')).toBe('{ "revision": 7 }')
})
