import { readFileSync, writeFileSync } from 'node:fs'
import { packages, runtimeLinks, serverSlices } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../setup/run.mjs'

const README = `${ROOT}/README.md`
const START = '<!-- architecture: written by `npm run architecture` from .dependency-cruiser.mjs -->'
const END = '<!-- /architecture -->'

/** The problems of the README's section on packages. */
export function checkArchitecture() {
	const readme = readFileSync(README, 'utf8')
	return withArchitecture(readme) === readme
		? []
		: ['README.md differs from .dependency-cruiser.mjs: run `npm run architecture`']
}

/** Writes the README's section on packages. */
export function writeArchitecture() {
	writeFileSync(README, withArchitecture(readFileSync(README, 'utf8')))
}

/** A README with its section on packages generated from the dependency directions. */
export function withArchitecture(readme) {
	const start = readme.indexOf(START)
	const end = readme.indexOf(END)
	if (start === -1 || end < start) throw new Error(`the README has no section between ${START} and ${END}`)
	const section = [START, packageDiagram(), serverDiagram(), packageTable()]
	return `${readme.slice(0, start)}${section.join('\n\n')}\n\n${readme.slice(end)}`
}

/** The transitive reduction: without `a → c` if `a → b → c`. */
export function directDependencies(graph) {
	const reachable = (name, seen = new Set()) => {
		for (const next of graph[name]) {
			if (!seen.has(next)) reachable(next, seen.add(next))
		}
		return seen
	}
	return Object.entries(graph).flatMap(([name, imports]) =>
		imports
			.filter((target) => !imports.some((other) => other !== target && reachable(other).has(target)))
			.map((target) => [name, target]),
	)
}

function packageDiagram() {
	const graph = Object.fromEntries(Object.entries(packages).map(([name, { imports }]) => [name, imports]))
	const groups = [...new Set(Object.values(packages).map(({ group }) => group))]
	return mermaid([
		...groups.flatMap((group) => {
			const names = Object.keys(packages).filter((name) => packages[name].group === group)
			return [`subgraph ${group}`, ...names.map((name) => `\t${name}`), 'end']
		}),
		...directDependencies(graph).map(([from, to]) => `${from} --> ${to}`),
		...runtimeLinks.flatMap(({ from, to, by }) => to.map((target) => `${from} -. ${by} .-> ${target}`)),
	])
}

function serverDiagram() {
	const graph = Object.fromEntries(Object.entries(serverSlices).map(([name, imports]) => [name, [...imports, 'core']]))
	const layers = { 'main.ts': ['site'], site: Object.keys(serverSlices), ...graph, importer: ['catalogue'], core: [] }
	return `Inside the server:\n\n${mermaid(directDependencies(layers).map(([from, to]) => `${from} --> ${to}`))}`
}

function mermaid(lines) {
	return ['```mermaid', 'flowchart TD', ...lines.map((line) => `\t${line}`), '```'].join('\n')
}

function packageTable() {
	const code = (names) => names.map((name) => `\`${name}\``).join(' ')
	return [
		'| package | purpose | may import |',
		'|---|---|---|',
		...Object.entries(packages).map(
			([name, { purpose, imports }]) => `| \`${name}\` | ${purpose} | ${code(imports) || 'no other package'} |`,
		),
	].join('\n')
}
