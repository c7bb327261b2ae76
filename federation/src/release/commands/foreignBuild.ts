import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { conforms, isRange, RELEASE_FILE_MAX_BYTES, RELEASE_FILE_PATTERN, type RegistrySlice } from 'shared-contract'
import { array, object, optional, record, string } from 'shared-contract/schema'
import { packageOf } from '../../singletons.ts'
import { sliceOfManifest } from '../manifest.ts'
import { VERSION_PLACEHOLDER } from '../version.ts'
import { readFiles, writeVersion } from '../writeVersion.ts'
import { type Candidate, candidateIn, NoBuildError } from './candidate.ts'

/** Describes a foreign build: the facts about a slice that a manifest of Module Federation lacks. */
const CONFIG_FILE = 'slice.config.json'
const MANIFEST_FILE = 'mf-manifest.json'

const Config = object({
	/** The start of its version: `1.0.0`. */
	version: string({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' }),
	/** Its name for readers, by language. */
	title: optional(record(string({ maxLength: 60 }))),
	/** Its owned paths. */
	owns: array(string({ pattern: '^/' }), { minItems: 1 }),
	/** A path below an owned path that shows its screen, if the owned path itself does not. */
	examples: optional(record(string())),
})

// Files that nobody asks for: types, which hosts take from their archive, and the tool's own page.
const OMITTED_FILES = /(^|\/)\.|\.d\.[cm]?ts(\.map)?$|^(index\.html|slice\.config\.json)$/
const ACCEPTED_FILES = new RegExp(RELEASE_FILE_PATTERN)

/**
 * Creates a version of a slice from a build by other tools: the unchanged files, with a content hash as version.
 *
 * @param folder the files, with their `mf-manifest.json` and a `slice.config.json`
 * @throws NoBuildError if one of the two is missing or invalid, or a release takes no file of a name
 */
export async function foreignBuild(folder: string, name: string): Promise<Candidate> {
	const config = await readJson(folder, CONFIG_FILE)
	if (!conforms(Config, config))
		throw new NoBuildError(`${CONFIG_FILE} needs "version" and "owns"; "title" is optional`)
	const { title, owns } = config
	const slice = { ...sliceFrom(await readJson(folder, MANIFEST_FILE), owns), ...(title && { title }) }
	if (slice.name !== name) throw new NoBuildError(`the build is of ${slice.name}, not of ${name}`)
	const dist = await mkdtemp(join(tmpdir(), `${name}-`))
	const staging = join(dist, '.staging')
	const files = [...(await readFiles(folder))].filter(
		([path, bytes]) => !OMITTED_FILES.test(path) && !isLargeMap(path, bytes),
	)
	const refused = files.find(([path]) => !ACCEPTED_FILES.test(path))
	if (refused) throw new NoBuildError(`${refused[0]}: a release takes no file of that name or kind`)
	for (const [path, bytes] of [...files, ['slice.json', JSON.stringify(slice, null, '\t')] as const]) {
		await mkdir(dirname(join(staging, path)), { recursive: true })
		await writeFile(join(staging, path), bytes)
	}
	await writeVersion(dist, config.version, Promise.resolve(null))
	const { examples = {} } = config
	return { ...(await candidateIn(dist)), foreign: { examples } }
}

// A version can do without a map that no site takes.
const isLargeMap = (path: string, bytes: Uint8Array) => path.endsWith('.map') && bytes.length > RELEASE_FILE_MAX_BYTES

function sliceFrom(manifest: unknown, owns: string[]): RegistrySlice {
	try {
		const slice = sliceOfManifest(manifest, MANIFEST_FILE)
		const { name, requires = {} } = slice
		// `*` and the like cannot be compared; `react/jsx-runtime` is part of `react`.
		const isCompared = ([request, range]: [string, string]) =>
			isRange(range) && (packageOf(request) === request || requires[packageOf(request)] === undefined)
		const compared = Object.fromEntries(Object.entries(requires).filter(isCompared))
		return {
			...slice,
			version: VERSION_PLACEHOLDER,
			base: `/r/${name}/${VERSION_PLACEHOLDER}/`,
			owns,
			requires: compared,
		}
	} catch (error) {
		throw new NoBuildError(`${MANIFEST_FILE}: ${error instanceof Error ? error.message : error}`)
	}
}

async function readJson(folder: string, file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(join(folder, file), 'utf8'))
	} catch {
		throw new NoBuildError(`${join(folder, file)} is missing or no JSON`)
	}
}
