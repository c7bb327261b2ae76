import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATE = join(import.meta.dirname, 'template')
const MODEL = 'mfe-community'
/** What the template needs of the model's packages. */
const NEEDED = /^(@nanostores\/react|nanostores|react|react-dom|react-router-dom|shared-[a-z0-9]+|styled-components)$/

/**
 * Makes the folder of a slice from the template, and the line of its owners.
 *
 * @param root the folder of the repository
 * @param name the slice without `mfe-`: letters, digits and single hyphens
 * @returns the name of the folder
 * @throws an error that says what is wrong with the name
 */
export function createSlice(root, name) {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30) {
		throw new Error(`"${name}" is no name of a slice: write small letters, digits and single hyphens, such as market`)
	}
	const folder = `mfe-${name}`
	if (existsSync(join(root, folder))) throw new Error(`${folder} exists`)
	const owner = readdirSync(root).find((other) => {
		const config = join(root, other, 'slice.config.ts')
		return existsSync(config) && readFileSync(config, 'utf8').includes(`'/${name}'`)
	})
	if (owner) throw new Error(`${owner} owns the path /${name}: choose another name, and change the path later`)
	cpSync(TEMPLATE, join(root, folder), { recursive: true })
	fill(join(root, folder), { blank: name, Blank: titleOf(name) })
	writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest(root, name), null, 2)}\n`)
	appendFileSync(join(root, '.github/CODEOWNERS'), `\n${`/${folder}/`.padEnd(36)}@niouka/${name}\n`)
	return folder
}

const titleOf = (name) => name.replace(/(^|-)(.)/g, (_all, _hyphen, letter) => letter.toUpperCase())

/** Replaces the placeholders in texts and names of files. */
function fill(folder, words) {
	const filled = (text) =>
		Object.entries(words).reduce((all, [placeholder, word]) => all.replaceAll(placeholder, word), text)
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) fill(path, words)
		else {
			writeFileSync(path, filled(readFileSync(path, 'utf8')))
			renameSync(path, join(folder, filled(entry.name)))
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
