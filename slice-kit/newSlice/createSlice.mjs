import {
	appendFileSync,
	cpSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const TEMPLATE = join(import.meta.dirname, 'template')
const MODEL = 'mfe-community'
const KIT = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
/** What the template needs of the model's packages. */
const NEEDED = /^(@nanostores\/react|nanostores|react|react-dom|react-router-dom|shared-[a-z0-9]+|styled-components)$/

/**
 * Makes the folder of a slice in this repository from the template, and the line of its owners.
 *
 * @param root the folder of the repository
 * @param name the slice without `mfe-`: letters, digits and single hyphens
 * @returns the name of the folder
 * @throws an error that says what is wrong with the name
 */
export function createSlice(root, name) {
	const folder = folderOf(name)
	if (existsSync(join(root, folder))) throw new Error(`${folder} exists`)
	const owner = readdirSync(root).find((other) => {
		const config = join(root, other, 'slice.config.ts')
		return existsSync(config) && readFileSync(config, 'utf8').includes(`'/${name}'`)
	})
	if (owner) throw new Error(`${owner} owns the path /${name}: choose another name, and change the path later`)
	writeTemplate(join(root, folder), name)
	writeJson(join(root, folder, 'package.json'), manifest(root, name))
	appendFileSync(join(root, '.github/CODEOWNERS'), `\n${`/${folder}/`.padEnd(36)}@niouka/${name}\n`)
	return folder
}

/** What the template says of this repository, and what a repository with the kit says instead. */
const WITH_KIT = {
	'federation/sliceConfig': 'slice-kit',
	'federation/slice': 'slice-kit',
	'../tsconfig.base.json': './node_modules/slice-kit/tsconfig.json',
	'npm run dev -w mfe-blank         # this slice alone, with the API':
		'npm run dev        # a site with this slice from here',
	'npm run test:quick               # the tests of what has changed': 'npm test           # its tests',
	'npm run release -w mfe-blank     # builds, checks, publishes, promotes: docs/releasing.md':
		'npm run release    # builds, checks, publishes, promotes: `npx slice-kit` lists all',
}

/**
 * Writes a slice into the folder of a repository that uses the kit.
 *
 * @param folder the folder, with a `package.json` if `npm install` made one
 * @throws an error that says what is wrong with the name
 */
export function createRepository(folder, name) {
	const slice = folderOf(name)
	if (existsSync(join(folder, 'slice.config.ts'))) throw new Error('here is a slice already')
	const path = join(folder, 'package.json')
	const {
		dependencies,
		devDependencies,
		main: _main,
		...own
	} = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
	writeTemplate(folder, name, WITH_KIT)
	writeFileSync(join(folder, 'jest.config.mjs'), "export { default } from 'slice-kit/jest'\n")
	writeFileSync(join(folder, '.gitignore'), 'dist/\nnode_modules/\n')
	writeJson(path, {
		...own,
		name: slice,
		version: '0.1.0',
		private: true,
		type: 'module',
		scripts: {
			dev: 'slice-kit dev',
			build: 'slice-kit build',
			types: 'tsc -p .',
			test: 'node --experimental-vm-modules node_modules/jest/bin/jest.js',
			check: 'slice-kit check',
			release: 'slice-kit release',
		},
		dependencies: KIT.peerDependencies,
		devDependencies: { ...dependencies, ...devDependencies },
	})
	return slice
}

function folderOf(name) {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30) {
		throw new Error(`"${name}" is no name of a slice: write small letters, digits and single hyphens, such as market`)
	}
	return `mfe-${name}`
}

function writeTemplate(folder, name, more = {}) {
	cpSync(TEMPLATE, folder, { recursive: true })
	fill(folder, { ...more, blank: name, Blank: titleOf(name) }, readdirSync(TEMPLATE))
}

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

const titleOf = (name) => name.replace(/(^|-)(.)/g, (_all, _hyphen, letter) => letter.toUpperCase())

/** Replaces the placeholders in texts and names of files. */
function fill(folder, words, names = readdirSync(folder)) {
	const filled = (text) =>
		Object.entries(words).reduce((all, [placeholder, word]) => all.replaceAll(placeholder, word), text)
	for (const name of names) {
		const path = join(folder, name)
		if (statSync(path).isDirectory()) fill(path, words)
		else {
			writeFileSync(path, filled(readFileSync(path, 'utf8')))
			renameSync(path, join(folder, filled(name)))
		}
	}
}

/** The manifest of the model, with the packages that the template needs. */
function manifest(root, name) {
	const text = readFileSync(join(root, MODEL, 'package.json'), 'utf8')
	const model = JSON.parse(text.replaceAll(MODEL, `mfe-${name}`))
	const dependencies = Object.entries(model.dependencies).filter(([dependency]) => NEEDED.test(dependency))
	return { ...model, description: name, dependencies: Object.fromEntries(dependencies) }
}
